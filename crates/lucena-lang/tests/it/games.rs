//! Whole games and the experiments of the thesis on single positions.

use lucena_chess::testkit::test_data;
use lucena_chess::{Color, Position};
use lucena_lang::patlan::{Library, Matcher, Symmetric};

use crate::support::{counts, find, position, texts};

/// The tag `PatlanExpect` lists where the scenario occurs: plies played, raw and valid instances; it occurs
/// nowhere else. Runs where the shared data are.
#[test]
fn the_games_of_the_specification_have_their_instances() {
    let Some(path) = test_data("pgn/patlan_games.pgn") else { return };
    let text = std::fs::read_to_string(path).expect("the file was found a moment ago");
    let mut games = 0;
    for game in text.split("[Event ").skip(1) {
        let tag =
            game.split("[PatlanExpect \"").nth(1).and_then(|rest| rest.split('"').next()).expect("the tag");
        let (name, expected) = tag.split_once(' ').expect("a name and places");
        let program = Library::standard().get(name).expect("a shipped pattern");
        let moves: String = game
            .lines()
            .filter(|line| !line.starts_with('[') && !line.ends_with(']'))
            .collect::<Vec<_>>()
            .join(" ");
        let mut pos = Position::start();
        let mut found = Vec::new();
        let mut ply = 0;
        let mut look = |pos: &Position, ply: usize| {
            let (raw, valid) = find(program, pos, pos.turn()).counts();
            if raw > 0 {
                found.push(format!("{ply}:{raw}:{valid}"));
            }
        };
        look(&pos, 0);
        for word in moves.split_whitespace() {
            let san = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
            if let Ok(mv) = pos.parse_san(san) {
                pos.play_unchecked(mv);
                ply += 1;
                look(&pos, ply);
            }
        }
        assert_eq!(found.join(" "), expected, "{name}");
        games += 1;
    }
    assert_eq!(games, 4);
}

#[test]
fn figure_4_6_has_nine_instances_and_eighteen_bindings() {
    let pos = position("2qrr1n1/3b1kp1/2pBpn1p/1p2PP2/p2P4/1BP5/P3Q1PP/4RRK1 w - - 0 1");
    let program = Library::standard().get("DYNAMICDOUBLEATTACK").expect("a shipped pattern");
    let mut matcher = Matcher::new();
    let mut view = matcher.look(&pos, Color::White);
    assert_eq!(view.find(program).expect("within limits").counts(), (9, 9));
    assert_eq!(view.find_with(program, Symmetric::Listed).expect("within limits").counts(), (18, 18));
    assert_eq!(find(program, &pos, Color::Black).counts(), (3, 3));
}

/// Positions of the thesis and of the games it names; the first column is what it reports.
#[test]
fn positions_of_the_thesis_are_recognised() {
    let philidor = [
        "r1q2r1k/1pp2p1p/p4P1N/8/8/8/PPP5/1K4R1 w - - 0 1",
        "k1r5/pp6/N7/8/5Qp1/1r1p2P1/2b2K2/8 w - - 0 1",
        "3r3k/1p1b1Qbp/1n2B1p1/p5N1/Pq6/8/1P4PP/R6K w - - 0 1",
        "r1q2r1k/1p2b1pp/7N/p2Q4/8/P5P1/1Bn1PPBP/5RK1 w - - 1 20",
        "4rr1k/ppb4p/4b2Q/6p1/P1BRp3/1PP1N2n/5qP1/5R1K b - - 5 31",
        "r4r1k/pp4pp/2p1Q2N/8/4Pn2/2P1qP2/PP2BRPP/R6K w - - 3 23",
        "4r2k/2pRP1pp/2p4N/p4p2/2Q3n1/q5P1/P3PP1P/6K1 w - - 7 29",
    ];
    let library = Library::standard();
    for fen in philidor {
        let program = library.get("LINHARES_08_20_B").expect("a shipped pattern");
        assert!(counts(program, fen).1 > 0, "{fen}");
    }
    let anastasia = library.get("ANASTASIA_SCENARIO_01").expect("a shipped pattern");
    assert!(counts(anastasia, "r7/ppp5/3p1k2/2bBp3/4Ppb1/PNPP4/1P2nPPK/R1B2R2 b - - 0 22").1 > 0);
    // A friendly piece stands on the square the rook needs; the program of the thesis let it pass, wrongly.
    assert_eq!(counts(anastasia, "Q7/p1p1k1pp/1p6/8/5r1b/8/P3nPPK/RN3R2 b - - 0 1").1, 0);
}

/// Ranks turned over and colors exchanged, each instance becomes the mirrored one.
#[test]
fn mirrored_positions_have_mirrored_instances() {
    let mut positions = Vec::new();
    lucena_chess::testkit::for_each_random_position(99, 4000, |pos| {
        if pos.key().0.is_multiple_of(40) {
            positions.push(*pos);
        }
    });
    // Right and left change sides in a mirror of ranks, because Black sits opposite; what names them is left out.
    let sideways = ["EPAULETTE_MATE"];
    let mirror = |text: &str| -> String {
        let flip = |pair: &str| {
            let (head, rank) = pair.split_at(pair.len() - 1);
            format!("{head}{}", 9 - rank.parse::<u32>().expect("a rank"))
        };
        text.split(',').map(flip).collect::<Vec<_>>().join(",")
    };
    for pos in &positions {
        let mirrored = pos.mirrored();
        for program in Library::standard().programs().filter(|program| !sideways.contains(&program.name())) {
            let mut matcher = Matcher::new();
            let all = |matcher: &mut Matcher, pos: &Position, valid| {
                let found = matcher
                    .look(pos, pos.turn())
                    .find_with(program, Symmetric::Listed)
                    .expect("within limits");
                texts(program, pos, pos.turn(), &found, valid)
            };
            // The order f1 < f2 by square number, which some patterns use, is turned over too; so count those.
            for valid in [false, true] {
                let ours = all(&mut matcher, pos, valid);
                let theirs = all(&mut matcher, &mirrored, valid);
                assert_eq!(ours.len(), theirs.len(), "{} in {}", program.name(), pos.fen());
                if !valid {
                    let mut flipped: Vec<String> = ours.iter().map(|text| mirror(text)).collect();
                    flipped.sort();
                    let mut theirs = theirs;
                    theirs.sort();
                    assert_eq!(flipped, theirs, "{} in {}", program.name(), pos.fen());
                }
            }
        }
    }
}
