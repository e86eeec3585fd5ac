//! Endings: what is said about results is exact, and what theory teaches is said.

use lucena_chess::testkit::{Random, test_data};
use lucena_chess::{Color, Game, Move, Piece, Position, Role, Setup, Square};
use lucena_engine::{Endings, Options, Outlook};
use lucena_explain::{
    Acceptance, Claim, Effort, Explainer, Explanation, Inquiry, Level, OwnEngine, Param, Slot, Theme, Voice,
    recheck,
};
use lucena_text::Language;

pub(crate) fn explain(
    pos: Position,
    mv: Option<Move>,
    engine: &mut OwnEngine,
    nodes: u64,
) -> Option<Explanation> {
    let (voice, acceptance) = (Voice::default(), Acceptance::default());
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: None };
    let inquiry = Inquiry { level: Level::Medium, effort: Effort::nodes(nodes) };
    explainer.explain(&Game::from_position(pos), mv, None, engine, inquiry)
}

/// What is said of a move, after every claim about it has been proved again.
fn said(fen: &str, san: &str) -> String {
    let pos = Position::from_fen(fen).expect("a position");
    let mv = pos.parse_san(san).expect("legal");
    let mut engine = OwnEngine::new(Options::default());
    let explanation = explain(pos, Some(mv), &mut engine, 20_000).expect("explained");
    for judged in &explanation.argument.judged {
        recheck(&judged.claim, &explanation.evidence.scene)
            .unwrap_or_else(|falsehood| panic!("{falsehood:?}"));
    }
    let sentences = explanation.sentences(&Voice::default(), Language::English);
    sentences.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_win_with_king_and_pawn_is_kept_or_thrown_away() {
    // The opposition holds, and nothing else does.
    let fen = "8/8/3k4/8/3KP3/8/8/8 b - - 0 1";
    let words = said(fen, "Ke6");
    assert!(words.contains("It is the only move that draws: every other one loses."), "{words}");
    let words = said(fen, "Kc6");
    assert!(words.contains("It throws the draw away: the game is now lost. Ke6 draws."), "{words}");
    // The king belongs on the sixth rank, before its pawn.
    let fen = "2k5/8/8/2K5/2P5/8/8/8 w - - 0 1";
    let words = said(fen, "Kd5");
    assert!(words.contains("It throws the win away: the game is now a draw."), "{words}");
}

#[test]
fn a_key_square_decides() {
    let words = said("8/1k6/8/4K3/3P4/8/8/8 w - - 0 1", "Ke6");
    assert!(words.contains("e6 is a key square of the pawn on d4"), "{words}");
}

#[test]
fn a_race_is_counted() {
    let words = said("8/6k1/8/P7/8/7p/8/1K6 w - - 0 1", "a6");
    assert!(!words.contains("race"), "the rival is two moves ahead: {words}");
    let words = said("8/8/8/P6p/8/8/1k3K2/8 w - - 0 1", "a6");
    assert!(!words.contains("queens in"), "the king catches the rival: {words}");
    let words = said("8/8/8/P1p4k/8/8/8/7K w - - 0 1", "a6");
    assert!(words.contains("The pawns run: this one queens in 2"), "{words}");
}

#[test]
fn zugzwang_is_proved_by_passing() {
    // The king in front of its pawn wins only because Black is to move.
    let words = said("8/4k3/8/8/3KP3/8/8/8 w - - 0 1", "Ke5");
    assert!(words.contains("Zugzwang: the opponent would rather pass"), "{words}");
    // From a key square it wins whoever is to move: nobody is in zugzwang.
    let words = said("8/1k6/8/4K3/3P4/8/8/8 w - - 0 1", "Ke6");
    assert!(!words.contains("Zugzwang"), "{words}");
}

#[test]
fn a_rook_cuts_off_by_files_and_by_ranks() {
    let words = said("8/8/8/2k5/8/4K3/4P3/1r4R1 w - - 0 1", "Rd1");
    assert!(!words.contains("cuts off"), "the rook would be taken: {words}");
    let words = said("8/8/2k5/8/8/4K3/4P3/r5R1 w - - 0 1", "Rd1");
    assert!(!words.contains("cuts off"), "the rook would be taken: {words}");
    let words = said("8/8/2k5/8/8/4K3/r3P3/6R1 w - - 0 1", "Rd1");
    assert!(words.contains("On the d-file the rook cuts off the enemy king"), "{words}");
    let words = said("8/4k3/8/8/3KP3/8/1r6/6R1 w - - 0 1", "Rg6");
    assert!(words.contains("Along its rank the rook on g6 cuts off the enemy king"), "{words}");
}

#[test]
fn a_rook_is_told_to_be_active() {
    let words = said("8/5pk1/4p1p1/p6p/P6P/1P4P1/r4PK1/3R4 w - - 0 1", "Rd7");
    assert!(words.contains("The rook becomes active"), "{words}");
}

#[test]
fn a_waiting_move_is_called_one_where_passing_changes_little() {
    let words = said("8/8/8/8/3b2pk/r7/4R1K1/5N2 w - - 0 1", "Rc2");
    assert!(words.contains("A waiting move: neither side can take anything"), "{words}");
    // With the king before its pawn whoever is to move matters: nobody waits.
    let words = said("8/4k3/8/8/3KP3/8/8/8 w - - 0 1", "Ke5");
    assert!(!words.contains("waiting move"), "{words}");
}

#[test]
fn a_file_is_opened_for_a_rook_in_an_ending_too() {
    let words = said("rn6/1b3kpp/5p2/pp1p4/3Pp3/1P2PP2/PB1N2PP/5RK1 w - - 0 21", "fxe4");
    assert!(words.contains("opens the f-file for the rook on f1"), "{words}");
}

#[test]
fn the_right_corner_is_named() {
    let words = said("6k1/8/6K1/2B2N2/8/8/8/8 w - - 0 1", "Nh6+");
    assert!(words.contains("a corner of the bishop’s color"), "{words}");
}

#[test]
fn the_last_trade_is_told_with_its_because() {
    let words = said("8/8/2k5/3r3P/3R4/8/P7/K7 w - - 0 1", "Rxd5");
    assert!(words.contains("It trades into a won pawn ending"), "{words}");
    assert!(words.contains("nobody catches the pawn on h5"), "{words}");
}

/// Everything that is said of a move: the verdict and the reasons.
fn all_said(fen: &str, san: &str) -> String {
    let pos = Position::from_fen(fen).expect("a position");
    let mv = pos.parse_san(san).expect("legal");
    let mut engine = OwnEngine::new(Options::default());
    let explanation = explain(pos, Some(mv), &mut engine, 2_000).expect("explained");
    let verdict = explanation.verdict(&Voice::default(), Language::English).to_string();
    format!("{verdict} {}", said(fen, san))
}

#[test]
fn with_five_men_nothing_is_called_won_that_nobody_knows() {
    // The bishop is of the wrong color for its pawns: a draw, whatever they are worth.
    let words = all_said("8/8/p1k1b3/8/8/8/pK6/8 b - - 0 1", "Kc5");
    assert!(!words.contains("wins") && !words.contains("won"), "{words}");
    // What is left of the trade is a bishop, and wins nothing.
    let words = all_said("8/8/4kb2/7K/6R1/8/8/6r1 b - - 43 102", "Rxg4");
    assert!(!words.contains("victory"), "{words}");
    let words = all_said("8/2Q5/8/8/8/8/3k3B/K1q5 w - - 0 1", "Qxc1+");
    assert!(!words.contains("victory"), "{words}");
    // Rook and bishop win here.
    let words = all_said("3R4/8/8/8/3bk3/7r/4K3/8 w - - 40 61", "Rd6");
    assert!(!words.contains("stays level"), "{words}");
}

/// A legal position with these men, if chance gives one.
pub(crate) fn scatter(random: &mut Random, men: &[(Color, Role)]) -> Option<Position> {
    let mut setup = Setup::empty();
    for &(color, role) in men {
        let square = Square::all().nth(random.below(64))?;
        let on_rim = matches!(square.rank().index(), 0 | 7);
        if setup.board[square.index()].is_some() || (role == Role::Pawn && on_rim) {
            return None;
        }
        setup.board[square.index()] = Some(Piece::new(color, role));
    }
    setup.turn = if random.below(2) == 0 { Color::White } else { Color::Black };
    Position::try_from(setup).ok().filter(Position::has_legal_moves)
}

/// How often something was said about a result, and what of it was false.
fn audit(count: usize, options: &Options, tables: &Endings) -> (usize, Vec<String>) {
    use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let (white, black) = ((Color::White, King), (Color::Black, King));
    let mut random = Random::new(17);
    let mut engine = OwnEngine::new(options.clone());
    let (mut looked, mut spoken, mut wrong) = (0, 0, Vec::new());
    while looked < count {
        let mut men = vec![white, black, (Color::White, [Pawn, Pawn, Pawn, Rook, Queen][random.below(5)])];
        if random.below(3) != 0 {
            let color = if random.below(2) == 0 { Color::White } else { Color::Black };
            men.push((color, [Pawn, Pawn, Bishop, Knight, Rook][random.below(5)]));
        }
        let Some(pos) = scatter(&mut random, &men) else { continue };
        let moves = pos.legal_moves();
        let mv = moves[random.below(moves.len())];
        looked += 1;
        let Some(found) = explain(pos, Some(mv), &mut engine, 2_000) else { continue };
        for sentence in &found.argument.sentences {
            let claim = &found.argument.judged[sentence.claim].claim;
            let Some(is_true) = agrees(claim, &pos, mv, tables) else { continue };
            spoken += 1;
            if !is_true {
                wrong.push(format!("{} {mv:?}: {}", pos.fen(), sentence.sentence(Language::English)));
            }
        }
    }
    (spoken, wrong)
}

/// Whether what a claim says about the result is so; nothing if it says nothing about it.
fn agrees(claim: &Claim, pos: &Position, mv: Move, tables: &Endings) -> Option<bool> {
    let value = |pos: &Position| match tables.outlook(pos) {
        _ if pos.is_checkmate() => -1,
        _ if pos.is_stalemate() => 0,
        _ if pos.occupied().count() == 2 => 0,
        Some(Outlook::Win) => 1,
        Some(Outlook::Loss) => -1,
        _ => 0,
    };
    let next = pos.after(mv);
    let (before, after) = (value(pos), -value(&next));
    let keeping = pos.legal_moves().iter().filter(|&&mv| -value(&pos.after(mv)) == before).count();
    let word = match claim.params.get(&Slot::Keeps) {
        Some(Param::Word(word)) => *word,
        _ => "",
    };
    let is_result_said = match word {
        "win" | "win_only" => after == 1,
        "draw" | "draw_only" => after == 0,
        "win_drawn" => (before, after) == (1, 0),
        "win_lost" => (before, after) == (1, -1),
        "draw_lost" => (before, after) == (0, -1),
        "lost" => after == -1,
        "drawn" => after == 0,
        _ => true,
    };
    Some(match claim.theme {
        Theme::KeepsResult => before == after && is_result_said,
        Theme::ThrowsResultAway => after < before && is_result_said,
        Theme::QueenAgainstPawn | Theme::IntoPawnEnding | Theme::IntoLostEnding => is_result_said,
        // Every move of theirs loses what passing would keep.
        Theme::Zugzwang => !next.is_check() && value(&next.after_null()) < after,
        Theme::OnlyMove => before == after && keeping == 1,
        Theme::Fortress
        | Theme::WrongBishop
        | Theme::Philidor
        | Theme::StalemateTrick
        | Theme::PerpetualCheck => after == 0,
        Theme::AllowsDraw => after <= 0,
        // That a pawn cannot be caught wins only against a bare king.
        Theme::SquareOfPawn if 1 < pos.color(!pos.turn()).count() => return None,
        Theme::Lucena | Theme::KeySquare | Theme::SquareOfPawn => after == 1,
        _ => return None,
    })
}

#[test]
fn nothing_false_is_said_about_results() {
    let Some(folder) = test_data("syzygy") else { return };
    let tables = Endings::open(folder.to_str().expect("a path")).expect("tables");
    let with = Options { endings: Some(tables.clone()), ..Options::default() };
    for options in [Options::default(), with] {
        let (spoken, wrong) = audit(150, &options, &tables);
        assert!(wrong.is_empty(), "{wrong:#?}");
        assert!(10 < spoken, "{spoken}");
    }
}

/// The same, long: `make results`.
#[test]
#[ignore = "half a minute of ten thousand endings: run by `make results`"]
fn nothing_false_is_said_about_results_of_five_thousand() {
    let Some(folder) = test_data("syzygy") else { return };
    let tables = Endings::open(folder.to_str().expect("a path")).expect("tables");
    let with = Options { endings: Some(tables.clone()), ..Options::default() };
    for options in [Options::default(), with] {
        let (spoken, wrong) = audit(5_000, &options, &tables);
        println!("{spoken} statements about results in 5,000 positions, {} of them false", wrong.len());
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
