//! Which line is shown and what is named along it: the answer that tells most plainly, ends that are searched again, lines that are
//! followed on, and what a reader would take for a falsehood.

use lucena_chess::{Game, Position};
use lucena_eval::Verdict;
use lucena_explain::{Acceptance, Effort, Explainer, Inquiry, Level, Thought, Variation, Voice, recheck};

use crate::truth::{CP, Known, line, words_of};

/// What is said of the last of some lines, best first, by a thinker that knows further lines after some moves; every claim is proved
/// again.
fn told(fen: &str, lines: &[(Verdict, &str)], further: &[(&str, Verdict, &str)]) -> String {
    let pos = Position::from_fen(fen).expect("a position");
    let mut known: Vec<(Position, Variation)> =
        lines.iter().map(|(verdict, moves)| line(&pos, *verdict, moves)).collect();
    let asked = known.last().expect("a line").1.moves[0];
    let thought =
        Thought { lines: known.iter().map(|(_, line)| line.clone()).collect(), ..Thought::default() };
    for (before, verdict, moves) in further {
        let (_, way) = line(&pos, *verdict, before);
        let there = way.moves.iter().fold(pos, |pos, &mv| pos.after(mv));
        known.push(line(&there, *verdict, moves));
    }
    let (voice, acceptance) = (Voice::default(), Acceptance::default());
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: None };
    let inquiry = Inquiry { level: Level::Medium, effort: Effort::depth(12) };
    let explanation = explainer
        .explain(&Game::from_position(pos), Some(asked), Some(thought), &mut Known(known), inquiry)
        .expect("explained");
    for judged in &explanation.argument.judged {
        recheck(&judged.claim, &explanation.evidence.scene)
            .unwrap_or_else(|falsehood| panic!("{falsehood:?}"));
    }
    words_of(&explanation, &voice)
}

#[test]
fn the_answer_that_simply_takes_is_shown_before_a_quiet_one() {
    let fen = "6k1/5ppp/2p5/3b4/8/5B2/5PPP/3R2K1 b - - 0 1";
    let lines = [(CP(-60), "Bxf3 gxf3 Kf8"), (CP(-320), "h6 h4 h5 g3 g6 Kg2 Kg7 Bxd5 cxd5 Rxd5")];
    let words = told(fen, &lines, &[("h6", CP(260), "Bxd5 cxd5 Rxd5 Kf8 Kf1 Ke7")]);
    assert!(words.contains("Bxd5 cxd5 Rxd5 (1 point lost)"), "{words}");
    // One that brings about less than half of the loss does not stand for it.
    let words = told(fen, &lines, &[("h6", CP(80), "Bxd5 cxd5 Rxd5 Kf8 Kf1 Ke7")]);
    assert!(!words.contains("Bxd5 cxd5 Rxd5 (1 point lost)"), "{words}");
}

#[test]
fn the_end_of_a_line_that_is_too_kind_is_searched_again() {
    let fen = "3r2k1/p4pp1/7p/8/8/7P/1P3PP1/R5K1 w - - 0 1";
    let lines = [(CP(50), "Kf1 a5 Ke2 g6 Ra2 g5 Ra1"), (CP(-120), "Rxa7 g6 g3 g5 g4 Kg7 Kg2")];
    let words = told(fen, &lines, &[("Rxa7 g6 g3", CP(120), "Rd2 Kf1 Rxb2 Ra1 Kg7 Ke1")]);
    assert!(words.contains("g6 g3 Rd2 Kf1 Rxb2"), "{words}");
    let words = told(fen, &lines, &[]);
    assert!(!words.contains("Rxb2"), "{words}");
}

#[test]
fn a_line_that_stops_in_the_middle_is_followed_on() {
    let fen = "r3k3/7p/8/1N6/8/8/5PPP/6K1 b - - 0 1";
    let lines = [(CP(200), "Kd7 h3 h6 Kf1 h5 Ke2 h4"), (CP(-300), "h6 Nc7+ Kd7")];
    let words = told(fen, &lines, &[("h6 Nc7+ Kd7", CP(300), "Nxa8 Kc8 Nb6+ Kb7 Nc4")]);
    assert!(words.contains("It loses the rook on a8: Nc7+ Kd7 Nxa8"), "{words}");
    let words = told(fen, &lines, &[]);
    assert!(!words.contains("Nxa8"), "{words}");
}

#[test]
fn a_gambit_in_the_line_is_no_loss_where_taking_back_is_as_good() {
    let fen = "rnbqkbnr/pp1ppppp/8/2p5/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2";
    let lines = [(CP(60), "d5 d6 c4 e5 Nc3 Be7 e4"), (CP(-40), "Nf3 cxd4 c3 dxc3 Nxc3 Nc6 e4 e5")];
    let words = told(fen, &lines, &[("Nf3 cxd4", CP(-55), "Nxd4 Nc6 c4 g6 e4 Bg7 Be3")]);
    assert!(!words.contains("loses") && words.contains("The answer is cxd4 Nxd4"), "{words}");
    // Nor is a second gambit after it.
    let words = told(fen, &lines, &[("Nf3 cxd4", CP(-55), "Nxd4 d5 e4 dxe4 Nc3 Nf6 Bg5 Bd7")]);
    assert!(!words.contains("loses") && words.contains("The answer is cxd4 Nxd4"), "{words}");
    // Where taking back is bad, the pawn is lost indeed.
    let words = told(fen, &lines, &[("Nf3 cxd4", CP(-400), "Nxd4 Nc6 c4 g6 e4 Bg7 Be3")]);
    assert!(words.contains("It loses the pawn on d4: cxd4 c3 dxc3 Nxc3"), "{words}");
}

#[test]
fn what_falls_is_named_with_its_price() {
    let fen = "2kr3r/pppqppbp/2b3p1/Q2pB2n/3P4/1N2PN2/PPP2PPP/R3K2R b KQ - 9 11";
    let lines = [(CP(-60), "Kb8 Nc5 Qc8 Bxg7 Nxg7 a4"), (CP(-700), "a6 Nc5 f6 Nxd7 Rxd7 Bg3 e5")];
    let words = told(fen, &lines, &[]);
    assert!(words.contains("It loses the queen on d7 for a knight: Nc5 f6 Nxd7 Rxd7"), "{words}");
    // Two that fall are both named.
    let fen = "r1b2rk1/6pp/1p2p3/pP2PnN1/Pn6/1BBp4/5PPP/R4RK1 b - - 1 23";
    let lines = [(CP(60), "Nd5 Bxd5 exd5 Rfd1 h6 Nf3 Be6"), (CP(-500), "Rd8 Nxe6 Bxe6 Bxe6+ Kf8 Bxf5 d2")];
    let words = told(fen, &lines, &[]);
    assert!(words.contains("the pawn on e6 and the knight on f5: Nxe6 Bxe6 Bxe6+ Kf8 Bxf5"), "{words}");
}

#[test]
fn rooks_traded_on_one_square_are_not_what_falls() {
    let fen = "r4rk1/p1qn1pp1/2p1p2B/2bpP3/8/5N2/P4PPP/1RQ2RK1 b - - 0 21";
    let lines = [(CP(270), "gxh6 Qxh6 Rfb8 Qg5+ Kf8 Rbc1 Ba3"), (CP(-80), "Rab8 Qg5 g6 Bxf8 Rxb1 Rxb1 Nxf8")];
    let words = told(fen, &lines, &[]);
    assert!(words.contains("It loses the rook on f8 for a bishop"), "{words}");
}

#[test]
fn a_piece_that_comes_along_the_line_was_not_guarded_before() {
    let fen = "6r1/3q3k/p2R1Q2/8/4P3/8/P5PP/6K1 b - - 0 31";
    let lines = [
        (CP(-500), "Qxd6 Qxd6 Rg7 e5 Rb7 e6"),
        (CP(-900), "Qa7+ Kf1 Rg4 Qf5+ Kh8 Rh6+ Kg8 Qxg4+ Qg7 Qxg7+ Kxg7 Rxa6"),
    ];
    let words = told(fen, &lines, &[]);
    assert!(!words.contains("guarded the rook on g4"), "{words}");
}

#[test]
fn a_pawn_taken_in_passing_is_not_outnumbered() {
    let fen = "6k1/5ppp/8/1b6/3p4/8/2P2PPP/4N1K1 w - - 0 1";
    let lines = [(CP(-20), "g3 Bc6 Kf1 Kf8 Nd3 Ke7 Ke2"), (CP(-250), "c4 dxc3 Nc2 Bc4 h3 Kf8 g3")];
    let words = told(fen, &lines, &[]);
    assert!(!words.contains("On c4") && !words.contains("guards the pawn"), "{words}");
}

#[test]
fn a_queen_pinned_for_good_has_other_cares_than_a_pawn() {
    let fen = "r5k1/3b1ppp/8/4p3/8/8/4QPPP/4K3 w - - 0 1";
    let lines = [(CP(100), "h3 h6 Kf1 Re8 Qc4 Bf5 g4"), (CP(-600), "Qxe5 Re8 Qxe8+ Bxe8 Kd2 Kf8")];
    let words = told(fen, &lines, &[]);
    assert!(words.contains("the queen on e5 is pinned and cannot leave"), "{words}");
    assert!(!words.contains("cannot capture"), "{words}");
}

#[test]
fn a_new_queen_that_can_be_taken_is_no_promotion_missed() {
    let fen = "6k1/8/8/8/8/3p4/5PPP/4R1K1 b - - 0 1";
    let lines = [(CP(-100), "d2 Kf1 d1=Q"), (CP(-400), "Kf7 Rd1 Ke6 Rxd3 Ke5 f3 Ke6")];
    let words = told(fen, &lines, &[]);
    assert!(!words.contains("promotion"), "{words}");
}

#[test]
fn a_piece_before_the_pawn_that_should_go_first() {
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/3P1B2/8/PPP1PPPP/RN1QKBNR b KQkq - 1 2";
    let lines = [(CP(-20), "c5 e3 Nf6 Nf3 e6 Nbd2 Be7"), (CP(-85), "Nc6 e3 Bf5 c4 e6 a3 Nf6")];
    let words = told(fen, &lines, &[]);
    assert!(
        words.contains("On c6 the knight stands in the way of the pawn on c7: c5 would fight for d4"),
        "{words}"
    );
}

#[test]
fn two_pawns_side_by_side_in_the_center() {
    let fen = "rnbqkbnr/ppppppp1/8/7p/2P1P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 2";
    let lines = [(CP(-50), "e5 Nf3 Nc6 Nc3 Nf6 d3 Bb4"), (CP(-130), "e6 d4 d5 exd5 exd5 Nc3 Nf6")];
    let words = told(fen, &lines, &[]);
    assert!(words.contains("two pawns side by side in the center, on d4 and e4, with d4"), "{words}");
    assert!(words.contains("e5 would control d4"), "{words}");
}

#[test]
fn what_the_captures_win_is_not_said_where_the_line_gives_it_back() {
    let fen = "r2q1rk1/ppp1nppp/1bnp4/8/2BPP1b1/2N1BN1P/PPP3P1/R2Q1RK1 b - - 0 10";
    let better = "Ne5 Nxe5 Bxd1 Nxf7 Rxf7 Bxf7+ Kh8 Raxd1 h6";
    let lines = [(CP(60), better), (CP(-20), "Bh5 Qd2 Na5 Bd3 d5 Kh1 dxe4 Bxe4")];
    let words = told(fen, &lines, &[]);
    assert!(!words.contains("exchanges on d1 win"), "{words}");
}
