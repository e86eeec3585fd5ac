//! Mirrored scenes are described alike, every claim checks again, and the same scene always gives the same claims.

use lucena_chess::testkit::{Random, for_each_random_position};
use lucena_chess::{Color, Move, Position, Square};
use lucena_explain::{Claim, Param, Scene, Slot, detect, recheck};

fn flip(mv: Move) -> Move {
    Move::new(mv.from().flip_rank(), mv.to().flip_rank(), mv.kind())
}

/// A short random line from a position.
fn random_line(pos: &Position, random: &mut Random) -> Vec<Move> {
    let mut pos = *pos;
    let mut line = Vec::new();
    for _ in 0..5 {
        let moves = pos.legal_moves();
        let Some(&mv) = random.choose(&moves) else { break };
        // Captures are where the detectors look; prefer them now and then.
        let captures = pos.captures();
        let mv = if random.below(2) == 0 { random.choose(&captures).copied().unwrap_or(mv) } else { mv };
        line.push(mv);
        pos.play_unchecked(mv);
    }
    line
}

/// What a claim says, seen from the other side of the board.
fn mirrored(claim: &Claim) -> String {
    let squares = claim.squares.flip_ranks();
    let one = |(slot, param): (&Slot, &Param)| match (*slot, param) {
        // Upside down, light squares are dark.
        (Slot::Light, Param::Flag(flag)) => format!("{slot:?}={:?}", Param::Flag(!flag)),
        _ => format!("{slot:?}={}", mirrored_param(param)),
    };
    let params: Vec<String> = claim.params.iter().map(one).collect();
    format!("{:?} {:.2} {squares:?} {} {}", claim.theme, claim.confidence, claim.realized, params.join(" "))
}

fn plain(claim: &Claim) -> String {
    assert!(claim.is_sound(), "{:?} fills {:?}", claim.theme, claim.params.keys());
    let params: Vec<String> =
        claim.params.iter().map(|(slot, param)| format!("{slot:?}={}", plain_param(param))).collect();
    format!(
        "{:?} {:.2} {:?} {} {}",
        claim.theme,
        claim.confidence,
        claim.squares,
        claim.realized,
        params.join(" ")
    )
}

fn sorted(mut squares: Vec<Square>) -> String {
    squares.sort();
    format!("{squares:?}")
}

fn plain_param(param: &Param) -> String {
    match param {
        Param::Squares(squares) => sorted(squares.clone()),
        Param::Pieces(pieces) => sorted(pieces.iter().map(|&(_, square)| square).collect()),
        Param::Moves(_, moves) | Param::WholeLine(_, moves) => {
            format!("{:?}", moves.iter().map(|mv| (mv.from(), mv.to())).collect::<Vec<_>>())
        }
        other => format!("{other:?}"),
    }
}

fn mirrored_param(param: &Param) -> String {
    match param {
        Param::Square(square) => format!("{:?}", Param::Square(square.flip_rank())),
        Param::Squares(squares) => sorted(squares.iter().map(|square| square.flip_rank()).collect()),
        Param::Pieces(pieces) => sorted(pieces.iter().map(|(_, square)| square.flip_rank()).collect()),
        Param::Side(side) => {
            format!("{:?}", Param::Side(if *side == Color::White { Color::Black } else { Color::White }))
        }
        Param::Moves(_, moves) | Param::WholeLine(_, moves) => {
            format!(
                "{:?}",
                moves.iter().map(|mv| (mv.from().flip_rank(), mv.to().flip_rank())).collect::<Vec<_>>()
            )
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn mirrored_scenes_give_mirrored_claims_and_every_claim_checks_again() {
    let mut random = Random::new(11);
    let mut claims = 0;
    for_each_random_position(7, 3_000, |pos| {
        let line = random_line(pos, &mut random);
        if line.is_empty() || pos.is_chess960() {
            return;
        }
        let scene = Scene::new(pos, line[0], &line, None);
        let found = detect::detect(&scene);
        let flipped: Vec<Move> = line.iter().map(|&mv| flip(mv)).collect();
        let other = Scene::new(&pos.mirrored(), flipped[0], &flipped, None);
        let expected: Vec<String> = detect::detect(&other).iter().map(plain).collect();
        let got: Vec<String> = found.iter().map(mirrored).collect();
        for (got, expected) in got.iter().zip(&expected) {
            assert_eq!(got, expected, "{pos:?} {line:?}");
        }
        assert_eq!(got.len(), expected.len(), "{pos:?} {line:?}");
        assert_eq!(detect::detect(&scene), found, "the same scene, other claims");
        for claim in &found {
            claims += 1;
            if let Err(falsehood) = recheck(claim, &scene) {
                panic!("{falsehood:?} in {pos:?} {line:?}\n{claim:?}");
            }
        }
    });
    assert!(3_000 < claims, "only {claims} claims");
}

#[test]
fn exchanges_may_begin_with_any_of_several_pieces() {
    // Positions of real games in which the second proof once began with the wrong piece, or forgot that a rook castles.
    let fens = [
        "r1bqkb1r/pppp1ppp/2nn4/1B2p3/8/5N2/PPPP1PPP/RNBQR1K1 w kq - 2 6",
        "r1b1k2r/pp3ppp/2pb4/1B1pN3/4R3/5Q2/PPP1KPP1/RNB4q b kq - 2 13",
        "rnb2rk1/pppp2pp/8/3Np3/2P5/2PBP1P1/P4n1P/R1B1K2R w KQ - 0 15",
    ];
    for fen in fens {
        let pos = Position::from_fen(fen).expect("a position");
        for &mv in pos.legal_moves().iter() {
            let scene = Scene::new(&pos, mv, &[mv], None);
            for claim in detect::detect(&scene) {
                assert!(recheck(&claim, &scene).is_ok(), "{fen} {}", pos.san(mv));
            }
        }
    }
}
