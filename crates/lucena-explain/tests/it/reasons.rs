//! Reasons as a teacher would give them, on small boards: who attacks and who guards, what a better move would have met, what the
//! natural reply runs into, and how two lines differ.

use lucena_chess::{Game, Position, Square};
use lucena_eval::Verdict;
use lucena_explain::{
    Acceptance, Claim, Effort, Evidence, Explainer, Inquiry, Level, OwnEngine, Scene, Slot, Theme, Voice,
    detect, pattern, recheck,
};
use lucena_lang::patlan::Library;

use crate::truth::{CP, explained, explained_with_ideas, words_of};

/// What is said of the second of two moves, after every claim about it has been proved again.
fn said(fen: &str, best: (Verdict, &str), played: (Verdict, &str), level: Level) -> String {
    let (explanation, voice) = explained(fen, &[best, played], level);
    for judged in &explanation.argument.judged {
        recheck(&judged.claim, &explanation.evidence.scene)
            .unwrap_or_else(|falsehood| panic!("{falsehood:?}"));
    }
    words_of(&explanation, &voice)
}

#[test]
fn a_piece_is_lost_by_numbers() {
    let fen = "6k1/5ppp/2p5/3b4/8/5B2/5PPP/3R2K1 b - - 0 1";
    let best = (CP(-60), "Bxf3 gxf3 Kf8");
    let played = (CP(-300), "h6 Bxd5 cxd5 Rxd5");
    let words = said(fen, best, played, Level::Medium);
    assert!(words.contains("On d5 the bishop on f3 and the rook on d1 outnumber the pawn on c6"), "{words}");
    assert!(words.contains("Bxd5 cxd5 Rxd5 (1 point lost)"), "{words}");
    assert!(words.contains("Bxf3 would have"), "{words}");
    // A beginner is told how often.
    let words = said(fen, best, played, Level::Basic);
    assert!(words.contains("attacked twice and guarded once"), "{words}");
}

#[test]
fn what_is_guarded_is_not_to_be_taken() {
    let fen = "6k1/5ppp/8/q7/8/R7/5PPP/2B3K1 b - - 0 1";
    let words = said(fen, (CP(300), "Qe1#"), (CP(-300), "Qxa3 Bxa3 h6"), Level::Medium);
    assert!(words.contains("The bishop on c1 guarded the rook on a3: Bxa3 (4 points lost)"), "{words}");
}

#[test]
fn what_could_be_taken_is_said() {
    let fen = "6k1/5ppp/8/8/3b4/8/5PPP/3R2K1 w - - 0 1";
    let words = said(fen, (CP(600), "Rxd4 h6"), (CP(150), "h3 Bf6 Kf1"), Level::Medium);
    assert!(
        words.contains("Nothing guarded the bishop on d4, and the rook on d1 could take it: Rxd4"),
        "{words}"
    );
}

#[test]
fn what_is_taken_may_cost_as_much_elsewhere() {
    let fen = "1r4k1/p4ppp/8/8/8/8/1P3PPP/R5K1 w - - 0 1";
    let (best, played) = ((CP(50), "Rb1 a5 h3 h6"), (CP(-100), "Rxa7 Rxb2 h3 h6"));
    let words = said(fen, best, played, Level::Medium);
    assert!(words.contains("The pawn on a7 costs the pawn on b2: Rxb2"), "{words}");
    // A pawn that falls after the better move too is no price.
    let best = (CP(50), "Ra2 a5 h3 Rxb2 Rxa5 h6");
    let words = said(fen, best, played, Level::Medium);
    assert!(!words.contains("costs the pawn"), "{words}");
}

#[test]
fn two_rooks_on_the_seventh_are_said() {
    let fen = "2r3k1/1r3ppp/8/8/8/8/5PPP/3R1RK1 w - - 0 1";
    let best = (CP(0), "Rd2 h6 h3 Kh7");
    let words = said(fen, best, (CP(-250), "h3 Rb2 Rd3 Rcc2"), Level::Medium);
    assert!(words.contains("both enemy rooks stand on the seventh rank"), "{words}");
}

#[test]
fn the_better_move_meets_the_blow() {
    let fen = "6k1/5pp1/7p/1r6/1P6/8/2R2PPP/6K1 w - - 0 1";
    let words = said(fen, (CP(50), "Rb2 g6 h3"), (CP(-200), "h3 Rxb4 Rc8+ Kh7"), Level::Medium);
    assert!(words.contains("Nothing guards the pawn on b4, and the rook on b5 attacks it"), "{words}");
    assert!(words.contains("Rb2 would have guarded b4"), "{words}");
}

#[test]
fn a_tactic_is_told_with_its_pieces() {
    // The knight forks queen and rook from d7.
    let fen = "5rk1/p3bppp/2p1p3/1qNp4/8/8/1P3PPP/3Q1RK1 b - - 0 1";
    let best = (CP(0), "Bxc5 Qd4 Bxd4");
    let words = said(fen, best, (CP(-300), "Qb6 Nd7 Qb7 Nxf8 Bxf8"), Level::Medium);
    assert!(
        words.contains("It allows Nd7: fork – the knight on d7 attacks the queen on b6 and the rook on f8"),
        "{words}"
    );
    assert!(words.contains("Nd7 Qb7 Nxf8"), "{words}");
}

#[test]
fn a_check_along_the_line_that_was_left_is_said() {
    let fen = "4k3/1b3ppp/2n5/8/1b6/8/5PPP/3Q2K1 b - - 0 1";
    let best = (CP(-300), "Be7 Qb3 Ba8");
    let words = said(fen, best, (CP(-600), "Nd4 Qa4+ Bc6 Qxb4 Ne2+"), Level::Medium);
    assert!(
        words.contains("By leaving c6 it opens to the queen the line from a4 to its own king"),
        "{words}"
    );
}

#[test]
fn the_natural_reply_is_tried() {
    // Rxd8 gives the back rank away; the line plays something else.
    let fen = "r5k1/p2R1pbp/1pp5/8/4r3/2P1B2P/PP3P2/3R2K1 b - - 1 23";
    let pos = lucena_chess::Position::from_fen(fen).expect("a position");
    let mv = pos.parse_san("Ra4").expect("legal");
    let (voice, acceptance) = (Voice::default(), Acceptance::default());
    let patterns = |evidence: &Evidence| pattern::claims(Library::standard(), evidence);
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: Some(&patterns) };
    let inquiry = Inquiry { level: Level::Medium, effort: Effort::nodes(60_000) };
    let mut engine = OwnEngine::new(lucena_engine::Options::default());
    let found = explainer.explain(&Game::from_position(pos), Some(mv), None, &mut engine, inquiry);
    let explanation = found.expect("explained");
    let branch = explanation.argument.judged.iter().find(|judged| judged.claim.theme == Theme::Branch);
    let claim = &branch.expect("Rxd8 is tried").claim;
    recheck(claim, &explanation.evidence.scene).expect("proved");
    let words = words_of(&explanation, &voice);
    assert!(words.contains("After Rd8+ Rxd8 mate follows: Rxd8+ Bf8 Bh6"), "{words}");
}

#[test]
fn a_weak_pawn_is_no_reason_beside_a_piece() {
    let fen = "6k1/5ppp/2p5/3b4/8/5B2/5PPP/3R2K1 b - - 0 1";
    let words = said(fen, (CP(-60), "Bxf3 gxf3 Kf8"), (CP(-300), "h6 Bxd5 cxd5 Rxd5"), Level::Advanced);
    assert!(!words.contains("is isolated"), "{words}");
}

#[test]
fn a_trade_is_no_capture_of_what_is_guarded() {
    // Bishop for knight, and the loss comes later.
    let fen = "r5k1/5ppp/5n2/8/8/8/1B3PPP/R5K1 w - - 0 1";
    let best = (CP(300), "Rxa8+ Ne8 h3");
    let words = said(fen, best, (CP(-600), "Bxf6 gxf6 h3 Rxa1+ Kh2"), Level::Medium);
    assert!(!words.contains("guarded the knight on f6"), "{words}");
}

#[test]
fn a_queen_that_hangs_is_told_beside_a_long_mate() {
    let fen = "6k1/8/8/2q5/8/8/7K/4Q3 w - - 0 1";
    let best = (CP(0), "Kg2 Kg7 Kf3");
    let (explanation, _) = explained(fen, &[best, (CP(-900), "Qc1 Qxc1 Kg2")], Level::Medium);
    let claims = explanation.argument.judged.iter().map(|judged| &judged.claim);
    let hanging = claims.clone().find(|claim| claim.theme == Theme::Outnumbered).expect("the queen hangs");
    let mate = |moves: i32| {
        lucena_explain::Claim::new(Theme::AllowsMate, 0.97)
            .with(lucena_explain::Slot::Count, lucena_explain::Param::Number(moves))
    };
    assert!(lucena_explain::gates::dominates(&mate(1), hanging));
    assert!(!lucena_explain::gates::dominates(&mate(5), hanging));
}

#[test]
fn a_queen_that_is_taken_at_once_is_no_promotion() {
    // The pawn reaches the last rank, but the new queen falls on the spot.
    let fen = "8/6PN/2p5/k7/2P5/3K4/1r6/q7 b - - 0 43";
    let best = (Verdict::Mate(3), "Qf1+ Kd4 Qd1+ Ke5 Rb5+");
    let words = said(fen, best, (CP(900), "Qg1 g8=Q Qxg8 Kc3 Qh8+ Kd3"), Level::Medium);
    assert!(!words.contains("lets the enemy pawn promote"), "{words}");
}

#[test]
fn an_answer_that_comes_to_the_better_move_too_is_no_reason() {
    let fen = "rnb1kb1r/1pp1pppp/p2q1n2/8/3P4/2N2N2/PPP2PPP/R1BQKB1R w KQkq - 0 6";
    let best = (CP(60), "g3 Nc6 Bg2 Bf5 d5 Nb4");
    let words = said(fen, best, (CP(0), "Be3 Nc6 Bd3 e5 Qe2 Be7"), Level::Medium);
    assert!(!words.contains("allows Nc6"), "{words}");
}

#[test]
fn a_knight_that_was_traded_was_not_given() {
    let fen = "2kr1b1r/1pp2ppp/p1nq1n2/4N3/3P4/2N1B1P1/PPP2PBP/3R1RK1 b - - 0 11";
    let line = "Nxe5 dxe5 Qxe5 Bxb7+ Kxb7 Rxd8 Qf5 h4";
    let words = said(fen, (CP(400), line), (CP(400), line), Level::Medium);
    assert!(!words.contains("sacrifices the knight"), "{words}");
}

#[test]
fn what_falls_is_named() {
    let fen = "4r1k1/5ppp/8/8/8/2K5/7P/5R2 w - - 0 1";
    let words = said(fen, (CP(0), "Rf2 Re3+ Kd2"), (CP(-200), "Kc2 Re2+ Kd3 Rxh2 Kc4"), Level::Medium);
    assert!(words.contains("It loses the pawn on h2: Re2+ Kd3 Rxh2."), "{words}");
    let fen = "1k6/1p3pp1/8/8/8/5N2/5PPP/6K1 w - - 0 1";
    let words = said(fen, (CP(300), "Ne5 Kc7 Nxf7 Kd7"), (CP(180), "h3 f6 Kf1 Kc7"), Level::Medium);
    assert!(words.contains("It misses winning the pawn on f7: Ne5 Kc7 Nxf7."), "{words}");
}

#[test]
fn a_new_queen_that_is_taken_costs_a_pawn() {
    let fen = "8/1KP5/1n6/8/3k4/8/8/8 w - - 0 1";
    let best = (CP(600), "Kxb6 Kd5 c8=Q");
    let words = said(fen, best, (CP(-50), "c8=Q Nxc8 Kc6 Ke5"), Level::Medium);
    assert!(words.contains("Nxc8 (1 point lost)"), "{words}");
}

/// A knight on h4 that the queen on g4 attacks.
const ATTACKED_KNIGHT: &str = "5bk1/5ppp/8/8/6Qn/8/5PPP/6K1 b - - 0 1";

#[test]
fn a_new_guard_takes_the_point_from_a_threat() {
    let idea = Some((CP(400), "Qxh4 h6"));
    let (explanation, voice) = explained_with_ideas(ATTACKED_KNIGHT, &[(CP(60), "Be7 Qf3 h6")], [idea, None]);
    for judged in &explanation.argument.judged {
        recheck(&judged.claim, &explanation.evidence.scene).expect("proved");
    }
    let words = words_of(&explanation, &voice);
    assert!(words.contains("The bishop now guards h4, so that Qxh4 has no point."), "{words}");
}

#[test]
fn a_threat_that_both_moves_meet_is_no_reason() {
    let idea = Some((CP(400), "Qxh4 h6"));
    let lines = [(CP(60), "Be7 Qf3 h6"), (CP(-20), "Ng6 h4 h6")];
    let (explanation, voice) = explained_with_ideas(ATTACKED_KNIGHT, &lines, [idea, None]);
    let words = words_of(&explanation, &voice);
    assert!(!words.contains("Qxh4"), "{words}");
}

#[test]
fn a_threat_of_several_moves_is_told_with_the_best_answer() {
    let fen = "r3k3/5ppp/8/8/8/2N5/5PPP/4K3 w - - 0 1";
    let idea = Some((CP(600), "Nc7+ Kd7 Nxa8"));
    let (explanation, voice) = explained_with_ideas(fen, &[(CP(0), "Nd5 Kd7 Kd2")], [None, idea]);
    for judged in &explanation.argument.judged {
        recheck(&judged.claim, &explanation.evidence.scene).expect("proved");
    }
    let words = words_of(&explanation, &voice);
    let told = "It threatens Nc7+ Kd7 Nxa8 (it wins 5 points); the best answer is Kd7.";
    assert!(words.contains(told), "{words}");
}

#[test]
fn a_second_best_move_is_compared() {
    let fen = "6k1/5ppp/1q6/3p4/8/2N5/3Q1PPP/6K1 w - - 0 1";
    let best = (CP(330), "Nxd5 Qd8 h3 h6");
    let words = said(fen, best, (CP(290), "Qxd5 Qb2 h3 h6"), Level::Medium);
    assert!(words.contains("Both Qxd5 and Nxd5 win 1 point of material."), "{words}");
}

#[test]
fn the_shelter_of_the_king_is_missed() {
    let fen = "r2q1rk1/ppp2ppp/2np1n2/4p3/2B1P1b1/2NP1N2/PPP2PPP/R2Q1RK1 w - - 0 1";
    let best = (CP(40), "h3 Bh5 Re1 h6");
    let words = said(fen, best, (CP(-30), "a3 Bxf3 gxf3 Nh5 Re1"), Level::Medium);
    assert!(words.contains("After Bxf3 gxf3 a pawn is missing in front of the king"), "{words}");
}

/// The claim of a theme that its detector makes of a move, proved again.
fn detected(theme: Theme, fen: &str, san: &str) -> Option<Claim> {
    let pos = Position::from_fen(fen).expect("a position");
    let mv = pos.parse_san(san).expect("legal");
    let scene = Scene::new(&pos, mv, &[mv], None);
    let claim = detect::detect_one(theme, &scene)?;
    recheck(&claim, &scene).expect("proved");
    Some(claim)
}

#[test]
fn one_move_meets_two_threats() {
    // The rook attacks a4 and d2; from d1 the queen guards both.
    let fen = "6k1/5ppp/8/8/P2r4/8/3P1PPP/5QK1 w - - 0 1";
    assert!(detected(Theme::MeetsTwoThreats, fen, "Qd1").is_some());
    assert!(detected(Theme::MeetsTwoThreats, fen, "Qe1").is_none(), "a4 still hangs");
}

#[test]
fn a_piece_is_tied_to_its_guard() {
    let fen = "3r2k1/5ppp/3n4/8/8/8/5PPP/2R3K1 w - - 0 1";
    let claim = detected(Theme::TiesDefender, fen, "Rc6").expect("the rook alone guards the knight");
    assert_eq!(claim.square(Slot::DefenderSquare), Some(Square::D8));
    let fen = "3r2k1/2p2ppp/3n4/8/8/8/5PPP/2R3K1 w - - 0 1";
    assert!(detected(Theme::TiesDefender, fen, "Rc6").is_none(), "a pawn guards it too");
}

#[test]
fn a_passed_pawn_is_held_up() {
    let fen = "1K6/6k1/8/8/8/R5p1/8/8 w - - 0 1";
    assert!(detected(Theme::StopsPawn, fen, "Ra1").is_some());
    assert!(detected(Theme::StopsPawn, fen, "Ra4").is_none());
}

#[test]
fn a_king_that_has_castled_and_moved_on_could_castle() {
    let fen = "rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
    let best = (CP(60), "Nxe5 O-O d3 Kh8 h3 d6");
    let words = said(fen, best, (CP(30), "d3 d6 h3 h6 Nc3 a6"), Level::Medium);
    assert!(!words.contains("could no longer castle"), "{words}");
}

#[test]
fn a_piece_that_comes_back_has_lost_time() {
    let fen = "r1bq1rk1/pp3pp1/2pbpn1p/8/3P4/2P2NP1/PPQ2PBP/R1B2RK1 b - - 2 12";
    let best = (CP(-36), "b6 Re1 Bb7 Nd2 Qc8 Ne4");
    let words = said(fen, best, (CP(-99), "Nd5 c4 Nf6 Be3 b6 Nd2 Bb7 Ne4"), Level::Medium);
    assert!(words.contains("It loses time: after c4 Nf6 the knight is back on f6"), "{words}");
    // Not if the better line does the same, nor if a check drives it back.
    let best = (CP(-36), "Ne4 Nd2 Nf6 b3 b6 Bb2");
    let words = said(fen, best, (CP(-99), "Nd5 c4 Nf6 Be3 b6 Nd2 Bb7 Ne4"), Level::Medium);
    assert!(!words.contains("It loses time"), "{words}");
}

#[test]
fn a_lone_bishop_pair_is_a_difference() {
    let fen = "r1bq1rk1/1pp2ppp/2n1pn2/p2p4/1b1P1P2/P1N1P3/1PPBN1PP/R2QKB1R b KQ - 0 8";
    let best = (CP(36), "Bd6 Ng3 Ne7 Qf3 b6 O-O-O");
    let words = said(fen, best, (CP(-29), "Bxc3 Nxc3 Ne7 Qf3 b6 O-O-O"), Level::Medium);
    assert!(words.contains("After Nxc3 only the opponent has both bishops"), "{words}");
}

#[test]
fn trades_ease_the_game_of_the_side_that_stands_worse() {
    let fen = "r1bq1rk1/2p3p1/p1nbp2p/1p3p2/3P4/2PB1N2/PP2QPPP/R1B2RK1 w - b6 0 13";
    let (kept, traded) = ("Bd2 Qf6 Rfe1 b4 Rac1 Kh8 Ne5", "Ne5 Bxe5 dxe5 Nxe5 Qxe5 Qxd3 Qxc7");
    let words = said(fen, (CP(134), kept), (CP(46), traded), Level::Medium);
    assert!(words.contains("pieces of each side are gone, which eases the opponent’s game"), "{words}");
    // The side that stands worse is glad of it.
    let words = said(fen, (CP(-50), kept), (CP(-130), traded), Level::Medium);
    assert!(!words.contains("eases"), "{words}");
}

#[test]
fn what_is_won_at_the_end_of_checks_belongs_to_the_sacrifice() {
    let fen = "r1bqkbnr/1ppp1ppp/p7/8/2BpP3/3P4/PPP2PPP/RNBQK2R b KQkq - 1 6";
    let best = (CP(-92), "Nf6 O-O d5 Bb3 dxe4 dxe4");
    let played = (CP(-327), "b5 Bxf7+ Kxf7 Qh5+ g6 Qd5+ Kg7 Qxa8 Nf6 Bg5");
    let words = said(fen, best, played, Level::Medium);
    assert!(words.contains("Bxf7+ Kxf7 Qh5+ g6 Qd5+ Kg7 Qxa8"), "{words}");
    assert!(!words.contains("lasting compensation"), "{words}");
}

#[test]
fn who_takes_it_with_another_piece_did_not_leave_it_standing() {
    let fen = "r2q1rk1/pbp2pbp/1pn1p1p1/4P3/1PBN2P1/P1N1B3/5P1P/R2QK2R b KQ - 0 13";
    let best = (CP(512), "Nxe5 Qb3 Bxh1 O-O-O Nxc4 Qxc4 Bd5 Nxd5 exd5");
    let words = said(fen, best, (CP(155), "Bxe5 Nde2 Qh4 Rg1 Ne7 Qb3"), Level::Medium);
    assert!(!words.contains("which could be taken"), "{words}");
}

#[test]
fn what_falls_either_way_is_nobodys_fault() {
    // The pawn on c4 falls in both lines; only the better one wins e4 for it.
    let fen = "rnbq1rk1/1pp2ppp/4pn2/p5B1/2pPP3/P1Q2P2/1P4PP/R3KBNR b KQ - 0 9";
    let best = (CP(140), "Nxe4 Bxd8 Nxc3 Be7 Re8 bxc3 Rxe7 Bxc4 b6");
    let words = said(fen, best, (CP(-30), "h6 Bxf6 Qxf6 Bxc4 Nd7 Ne2"), Level::Medium);
    assert!(words.contains("Nxe4 would have won the pawn on e4: Nxe4"), "{words}");
    assert!(!words.contains("loses the pawn on c4"), "{words}");
}

#[test]
fn what_is_won_either_way_is_not_what_was_missed() {
    // The knight on h1 falls in both lines; the fork on h4 costs the bishop in one of them.
    let fen = "r1bqk2r/p1p2ppp/2p5/3p4/2B1P3/2N5/PPP3PP/R1B1K1Qn w Qkq - 0 11";
    let best = (CP(-37), "Bd3 O-O Qxh1 dxe4 Bxe4 Qh4+ Kf1 Re8");
    let words = said(fen, best, (CP(-354), "exd5 Qh4+ g3 Qxc4 Qxh1 O-O Be3 Re8"), Level::Medium);
    assert!(words.contains("It costs the bishop on c4: Qh4+ g3 Qxc4; with Bd3 it would not fall"), "{words}");
    assert!(!words.contains("winning the knight on h1"), "{words}");
}

#[test]
fn nobody_clears_the_way_for_a_king_that_flees() {
    let fen = "r1bqkbnr/pppp1ppp/8/4N3/2BnP3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4";
    let line = (CP(80), "Qg5 Bxf7+ Kd8 O-O Qxe5 Bxg8");
    let words = said(fen, line, line, Level::Medium);
    assert!(words.contains("It threatens") && !words.contains("clears the way"), "{words}");
    // What else goes to the square that was left is still prepared.
    let fen = "r1bqkb1r/ppp2ppp/2np1n2/4p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 0 5";
    let line = (CP(-10), "Qe7 O-O Nd8 h3 Ne6");
    let words = said(fen, line, line, Level::Medium);
    assert!(words.contains("It clears the way for Nd8."), "{words}");
}

#[test]
fn a_pawn_ending_that_is_lost_is_told() {
    let fen = "7Q/3k2K1/1p1p4/8/P7/8/8/2q5 w - - 0 78";
    let best = (CP(0), "Qh4 Qe3 Qg4+ Qe6 Qb4 Kc7");
    let played = (CP(-900), "Kh7 Qh1+ Kg7 Qxh8+ Kxh8 d5 Kg7 d4");
    let words = said(fen, best, played, Level::Medium);
    let told = "It allows Qh1+ Kg7 Qxh8+ Kxh8, and the pawn ending is lost: nobody catches the pawn on d6. Qh4 keeps pieces on the board.";
    assert!(words.contains(told), "{words}");
    // Where the better line leads into a pawn ending as well, the trade is not the point.
    let words = said(fen, (CP(0), "Kf7 Qf4+ Qf6 Qxf6+ Kxf6"), played, Level::Medium);
    assert!(!words.contains("the pawn ending is lost"), "{words}");
}

#[test]
fn what_falls_is_named_by_where_it_stands() {
    // The pawn falls on e3, but the reader still sees it on e4.
    let fen = "3q4/1b2bkp1/p3p2p/1p6/3PpB2/P3Q3/1r3P2/2R2K1R b - - 1 26";
    let played = (CP(-150), "Bd6 Bxd6 Qxd6 Qc3 e3 Qxb2 Bxh1 fxe3 Bc6 Qd2");
    let words = said(fen, (CP(300), "Bd5 Be5 Bg5 Bf4 Bc4+ Kg1"), played, Level::Medium);
    let told = "It costs the pawn on e4: Bxd6 Qxd6 Qc3 e3 Qxb2 Bxh1 fxe3; with Bd5 it would not fall.";
    assert!(words.contains(told), "{words}");
}

#[test]
fn a_pawn_that_is_taken_at_once_is_told_though_another_is_won_back() {
    let fen = "r3k1nr/ppqn1pp1/2pbp1p1/8/3P4/2PB1QN1/PP3PPP/R1B1K2R b KQkq - 4 11";
    let best = (CP(-6), "Ngf6 O-O O-O-O Bg5 e5 a3");
    let played = (CP(-126), "O-O-O Qxf7 Bxg3 fxg3 Rxh2 O-O Qxg3 Qf3");
    let words = said(fen, best, played, Level::Medium);
    let told = "Nothing guards the pawn on f7, and the queen on f3 attacks it: Qxf7.";
    assert!(words.contains(told), "{words}");
}

#[test]
fn a_piece_is_driven_back() {
    let fen = "r1bqkb1r/pppp1ppp/5n2/8/3QP3/2N5/PPP2PPP/R1B1KB1R b KQkq - 2 6";
    let best = (CP(-147), "d6 Bf4 Be7 O-O-O O-O Be2");
    let words = said(fen, best, (CP(-260), "a5 e5 Ng8 Bc4 d6 Bf4"), Level::Medium);
    assert!(words.contains("It allows e5 Ng8: the knight is driven back from f6 to g8."), "{words}");
    assert!(!words.contains("threatens to take the knight"), "{words}");
    // The other side misses it.
    let fen = "r1bqkb1r/1ppp1ppp/5n2/p7/3QP3/2N5/PPP2PPP/R1B1KB1R w KQkq - 0 7";
    let best = (CP(260), "e5 Ng8 Bc4 d6 Bf4 dxe5");
    let words = said(fen, best, (CP(150), "Be2 Be7 O-O O-O Bf4 d6"), Level::Medium);
    assert!(words.contains("e5 would have driven the knight back from f6 to g8: e5 Ng8."), "{words}");
    // A piece that steps forward was not driven back.
    let words = said(fen, (CP(260), "e5 Nh5 Be2 Qh4 Be3 Bb4"), (CP(150), "Be2 Be7 O-O O-O"), Level::Medium);
    assert!(!words.contains("driven"), "{words}");
}

#[test]
fn a_pawn_that_could_be_traded_off_stays() {
    let fen = "rnbqkbnr/pp2pppp/8/2p5/3pP3/5N2/PPPPNPPP/R1BQKB1R w KQkq - 0 5";
    let best = (CP(90), "c3 dxc3 bxc3 e6 d4 Nf6");
    let words = said(fen, best, (CP(10), "h3 Nc6 Ng3 e6 Bc4 Bd6"), Level::Medium);
    assert!(words.contains("With c3 dxc3 the enemy pawn on d4 would be gone; now it stays."), "{words}");
    // If it goes in both lines there is nothing to tell.
    let words = said(fen, best, (CP(10), "d3 Nc6 Nfxd4 cxd4 Nf4 e5"), Level::Medium);
    assert!(!words.contains("now it stays"), "{words}");
}

#[test]
fn a_square_is_left_to_their_answer() {
    let fen = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4";
    let best = (CP(40), "Bc4 Bc5 d3 d6 O-O O-O");
    let words = said(fen, best, (CP(-20), "d3 d5 exd5 Nxd5 Be2 Be7"), Level::Medium);
    let told = "It allows d5, which Bc4 would have prevented: the bishop would guard d5.";
    assert!(words.contains(told), "{words}");
    // What they play after the better move as well is no difference.
    let words = said(fen, (CP(40), "Bc4 Bc5 d3 d5"), (CP(-20), "d3 d5 exd5 Nxd5"), Level::Medium);
    assert!(!words.contains("would have prevented"), "{words}");
    // The better move would have stood there itself.
    let crossed = "r2q1rk1/1b1nbppp/pp2p3/3p2P1/5B2/P2P1N1P/1PPQ1PB1/R3K2R w KQ - 0 15";
    let best = (CP(20), "d4 b5 h4 Nb6 Ne5 Bd6");
    let words = said(crossed, best, (CP(-60), "h4 d4 O-O e5 Bg3 Rc8"), Level::Medium);
    assert!(words.contains("It leaves d4 to the opponent; d4 would take it first."), "{words}");
    // A pawn that goes on no longer guards what lies beside it.
    let fen = "rnbqk2r/ppp2ppp/5n2/2b5/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 6";
    let played = (CP(-10), "e5 Nd5 O-O O-O");
    let words = said(fen, (CP(60), "O-O O-O h3 a6"), played, Level::Medium);
    assert!(words.contains("It gives up d5: the pawn no longer guards it, and Nd5 follows."), "{words}");
}

#[test]
fn openings_are_told_by_their_principles() {
    // Not theory, which neglects nothing.
    let start = "r1bqkbnr/1ppp1ppp/p1n5/4p3/4P3/5N1P/PPPP1PP1/RNBQKB1R w KQkq - 0 4";
    let best = (CP(50), "Nc3 Nf6 Bc4 Bc5 d3 d6");
    let words = said(start, best, (CP(-30), "c3 Nf6 d3 d5 Nbd2 a5"), Level::Medium);
    let told = "The pawn takes c3 from the knight on b1, which wants to come out there.";
    assert!(words.contains(told), "{words}");
    // Where the better line does not send the knight there, nothing was taken from it.
    let words = said(start, (CP(40), "d4 exd4 Nxd4 Nf6"), (CP(-30), "c3 Nf6 d3 d5 Nbd2 a5"), Level::Medium);
    assert!(!words.contains("wants to come out"), "{words}");
    let best = (CP(50), "Bc4 Bc5 d3 d6 O-O Nf6");
    let words = said(start, best, (CP(-30), "Bd3 Nf6 c3 d5 Bc2 d4"), Level::Medium);
    assert!(words.contains("On d3 the bishop stands in the way of the pawn on d2."), "{words}");
}

/// The claim of a theme that its detector makes of a move with the line it leads to, proved again.
fn detected_in(theme: Theme, fen: &str, line: &str) -> Option<Claim> {
    let pos = Position::from_fen(fen).expect("a position");
    let (mut here, mut moves) = (pos, Vec::new());
    for san in line.split_whitespace() {
        let mv = here.parse_san(san).expect("legal");
        moves.push(mv);
        here = here.after(mv);
    }
    let scene = Scene::new(&pos, moves[0], &moves, None);
    let claim = detect::detect_one(theme, &scene)?;
    recheck(&claim, &scene).expect("proved");
    Some(claim)
}

#[test]
fn a_skewer_is_one_if_what_stands_behind_is_loose() {
    let fen = "8/8/8/r3k3/8/8/8/1K5R w - - 0 1";
    let claim = detected_in(Theme::Skewer, fen, "Rh5+ Kd4 Rxa5").expect("a skewer");
    assert_eq!(claim.square(Slot::BehindSquare), Some(Square::A5));
    // Guarded by a pawn, the rook is traded; and what is taken must be what the piece in front shielded.
    let fen = "8/8/1p6/r3k3/8/8/8/1K5R w - - 0 1";
    assert!(detected_in(Theme::Skewer, fen, "Rh5+ Kd4 Rxa5 bxa5").is_none());
    let fen = "8/8/8/r3k2n/8/8/8/1K5R w - - 0 1";
    assert!(detected_in(Theme::Skewer, fen, "Rxh5+ Kd4 Rxa5").is_some());
    assert!(detected_in(Theme::Skewer, fen, "Kc1 Kd4 Rxh5 Rxh5").is_none());
}

#[test]
fn a_discovered_attack_takes_along_the_line_that_was_opened() {
    let fen = "3q2k1/5ppp/8/8/3N4/8/5PPP/3R2K1 w - - 0 1";
    let claim = detected_in(Theme::DiscoveredAttack, fen, "Nc6 h6 Rxd8+").expect("a discovered attack");
    assert_eq!(claim.square(Slot::SliderSquare), Some(Square::D1));
    // The queen comes to be taken elsewhere, or the knight itself takes: nothing was uncovered.
    assert!(detected_in(Theme::DiscoveredAttack, fen, "Nc6 Qd7 Rxd7").is_none());
    assert!(detected_in(Theme::DiscoveredAttack, fen, "Nc6 h6 Nxd8").is_none());
}

#[test]
fn a_double_attack_is_no_retreat() {
    let fen = "r4rk1/p3bppp/2p1p1n1/1qNpPb2/P2P1P2/5N2/1P4PP/R1BQ1R1K b - - 0 19";
    let best = (CP(-40), "Qc4 b3 Qc2 Qxc2 Bxc2 Ra2 Bf5");
    let words = said(fen, best, (CP(-150), "Qb6 Nd7 Qb7"), Level::Medium);
    assert!(words.contains("fork") && !words.contains("driven back"), "{words}");
}

#[test]
fn a_draw_is_shown_to_where_the_position_comes_back() {
    let fen = "7k/RR4pp/8/4q3/8/8/6PP/6K1 w - - 0 1";
    let best = (CP(500), "h4 Qe1+ Kh2 h6 Ra8+ Kh7");
    let words = said(fen, best, (CP(0), "h3 Qe1+ Kh2 Qe5+ Kg1 Qe1+ Kh2"), Level::Medium);
    assert!(words.contains("the position comes back: Qe1+ Kh2 Qe5+ Kg1."), "{words}");
    // What the line does not show is not said.
    let words = said(fen, best, (CP(0), "h3 Qe1+ Kh2 Qe5+"), Level::Medium);
    assert!(!words.contains("draw"), "{words}");
}

#[test]
fn doubled_pawns_of_theirs_are_missed() {
    let fen = "r2q1rk1/ppp2ppp/2np1n2/2b5/8/N2P1N2/PPP1BPPP/R2Q1RK1 b - - 0 1";
    let best = (CP(60), "Bxa3 bxa3 Qe7 Re1 Rfe8");
    let words = said(fen, best, (CP(-40), "h6 Re1 Qe7 Nb1 Rfe8"), Level::Medium);
    assert!(words.contains("After Bxa3 bxa3 the enemy pawns on the file of a"), "{words}");
}

#[test]
fn what_is_traded_in_one_line_can_be_missed_in_the_other() {
    let fen = "rnbqk2r/pp3ppp/3p4/3Pp3/4n3/P1P5/5PPP/R1BQKBNR w KQkq - 0 9";
    let best = (CP(300), "Qa4+ Nd7 Qxe4 O-O Qc2");
    let played = (CP(-100), "c4 Qa5+ Bd2 Nxd2 Qxd2 Qxd2+ Kxd2 Nd7 Bd3 O-O");
    let words = said(fen, best, played, Level::Medium);
    assert!(words.contains("fork") && words.contains("the knight on e4"), "{words}");
}

#[test]
fn a_long_line_does_not_keep_a_capture_from_being_told() {
    let fen = "5r2/p3kp1Q/1p1qp3/3p4/P1b1n3/R1P2NP1/2P1PP1P/2B1K2R b K - 2 16";
    let best = (CP(-500), "Qc5 Nd4 e5 f3 Nd6");
    let line = "Qxa3 Bxa3+ Nc5 Bxc5+ bxc5 Ne5 Kd6 Nxf7+ Kc6 Ne5+ Kd6 Nxc4+ dxc4 Qxa7";
    let words = said(fen, best, (CP(-900), line), Level::Medium);
    assert!(words.contains("The bishop on c1 guarded the rook on a3: Bxa3+"), "{words}");
}

#[test]
fn a_pawn_that_nobody_catches_is_no_comfort_where_they_queen_first() {
    let square = |fen: &str, san: &str| detected(Theme::SquareOfPawn, fen, san);
    assert!(square("7k/8/8/8/P7/8/7p/4K3 w - - 0 1", "a5").is_none());
    assert!(square("7k/7p/8/8/P7/8/8/4K3 w - - 0 1", "a5").is_some());
}
