//! Verdicts and reasons against what is known: nothing is called best, equal or only against the numbers, decided games get
//! words of their own, and sentences that were wrong once stay away.

use std::sync::Arc;

use lucena_chess::{Game, Move, Position};
use lucena_eval::Verdict;
use lucena_explain::odds::{Standing, is_level, win_percent};
use lucena_explain::{
    Acceptance, Claim, Effort, Evidence, Explainer, Explanation, Graded, Inquiry, Judgement, Level, Mark,
    Param, Scene, Slot, Theme, Thinker, Thought, Variation, Voice, detect, gates, gather, marks, pattern,
};
use lucena_lang::patlan::{Library, Program};
use lucena_text::Language;

/// A thinker that knows a few lines by heart: each in its position, with its verdict.
pub(super) struct Known(pub(super) Vec<(Position, Variation)>);

impl Thinker for Known {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], _: Effort) -> Thought {
        let here = self.0.iter().filter(|(pos, line)| {
            *pos == *game.position() && (only.is_empty() || only.contains(&line.moves[0]))
        });
        Thought { lines: here.map(|(_, line)| line.clone()).take(lines).collect(), ..Thought::default() }
    }
}

/// A line in SAN from a position.
pub(super) fn line(pos: &Position, verdict: Verdict, moves: &str) -> (Position, Variation) {
    let mut here = *pos;
    let mut played = Vec::new();
    for san in moves.split_whitespace() {
        let mv = here.parse_san(san).unwrap_or_else(|_| panic!("{san} in {}", here.fen()));
        here.play(mv).expect("legal");
        played.push(mv);
    }
    (*pos, Variation { verdict, moves: played, depth: 12 })
}

/// Explains the last of some lines from a position, best first, with the shipped patterns.
pub(super) fn explained(fen: &str, lines: &[(Verdict, &str)], level: Level) -> (Explanation, Voice) {
    explained_with(Library::standard(), fen, lines, [None, None], level)
}

/// The same with what they would do if we passed before the move, and what we would do if they passed after it.
pub(super) fn explained_with_ideas(
    fen: &str,
    lines: &[(Verdict, &str)],
    ideas: [Option<(Verdict, &str)>; 2],
) -> (Explanation, Voice) {
    explained_with(Library::standard(), fen, lines, ideas, Level::Medium)
}

fn explained_with(
    library: &Library,
    fen: &str,
    lines: &[(Verdict, &str)],
    [theirs, ours]: [Option<(Verdict, &str)>; 2],
    level: Level,
) -> (Explanation, Voice) {
    let pos = Position::from_fen(fen).expect("a position");
    let mut known: Vec<_> = lines.iter().map(|(verdict, moves)| line(&pos, *verdict, moves)).collect();
    let asked = known.last().expect("a line").1.moves[0];
    let (voice, acceptance) = (Voice::default(), Acceptance::default());
    let patterns = |evidence: &Evidence| pattern::claims(library, evidence);
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: Some(&patterns) };
    let inquiry = Inquiry { level, effort: Effort::depth(12) };
    let thought =
        Thought { lines: known.iter().map(|(_, line)| line.clone()).collect(), ..Thought::default() };
    known.extend(theirs.map(|(verdict, moves)| line(&pos.after_null(), verdict, moves)));
    known.extend(ours.map(|(verdict, moves)| line(&pos.after(asked).after_null(), verdict, moves)));
    let game = Game::from_position(pos);
    let explanation = explainer.explain(&game, Some(asked), Some(thought), &mut Known(known), inquiry);
    (explanation.expect("explained"), voice)
}

pub(super) fn words_of(explanation: &Explanation, voice: &Voice) -> String {
    let mut words = vec![explanation.verdict(voice, Language::English)];
    words.extend(explanation.sentences(voice, Language::English));
    words.extend(explanation.contrast(voice, Language::English));
    lucena_explain::joined(&words)
}

fn scene(fen: &str, san: &str) -> Scene {
    let pos = Position::from_fen(fen).expect("a position");
    let mv = pos.parse_san(san).expect("legal");
    Scene::new(&pos, mv, &[mv], None)
}

fn fires(theme: Theme, fen: &str, san: &str) -> Option<Claim> {
    detect::detect_one(theme, &scene(fen, san))
}

pub(super) const CP: fn(i32) -> Verdict = Verdict::Centipawns;

#[test]
fn chances_never_saturate() {
    assert!(win_percent(CP(1_000)) < win_percent(CP(1_100)));
    assert!(win_percent(CP(-2_531)) < win_percent(CP(-1_106)));
    assert!(!is_level(CP(-1_106), CP(-2_531)) && !is_level(CP(1_300), CP(1_000)));
    assert!(is_level(CP(20), CP(12)) && is_level(Verdict::Mate(2), Verdict::Mate(5)));
    assert!(!is_level(Verdict::Mate(9), CP(9_000)));
}

#[test]
fn a_piece_more_is_said_in_a_lost_position() {
    // Black is a queen and a rook up; the bishop on e1 hangs besides.
    let fen = "6k1/5ppp/8/8/4q3/8/r4PPP/4B1K1 w - - 0 30";
    let lines = [(CP(-1_106), "Bc3 h6 h3"), (CP(-2_531), "h3 Qxe1+ Kh2")];
    let (explanation, voice) = explained(fen, &lines, Level::Medium);
    assert!(explanation.evidence.is_wasteful());
    assert_eq!(explanation.judgement, Judgement::Good);
    let words = words_of(&explanation, &voice);
    assert!(words.contains("already lost") && words.contains("bishop on e1"), "{words}");
    assert!(!words.contains("best move") && !words.contains("as good as"), "{words}");
}

#[test]
fn walking_into_mate_is_said_in_a_lost_position() {
    let fen = "6k1/5ppp/8/8/4q3/8/r4PPP/4B1K1 w - - 0 30";
    let lines = [(CP(-1_106), "Bc3 h6 h3"), (Verdict::Mate(-1), "Bd2 Qe1+ Bxe1")];
    let (explanation, voice) = explained(fen, &lines, Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(words.contains("already lost") && words.contains("allows mate"), "{words}");
}

#[test]
fn equal_is_said_only_where_scores_and_material_agree() {
    let fen = "6k1/5ppp/8/8/8/8/Q4PPP/4B1K1 w - - 0 30";
    let (explanation, voice) = explained(fen, &[(CP(900), "Qa8#"), (CP(880), "h3 h6")], Level::Medium);
    assert!(words_of(&explanation, &voice).contains("as good as"));
    let (explanation, voice) = explained(fen, &[(CP(1_900), "h4 h6"), (CP(1_200), "h3 h6")], Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(!words.contains("as good as") && words.contains("even stronger"), "{words}");
    assert_eq!(explanation.judgement, Judgement::Excellent);
}

#[test]
fn only_is_said_of_what_the_move_alone_keeps() {
    let fen = "6k1/5ppp/8/8/8/8/Q4PPP/4B1K1 w - - 0 30";
    let keeps = |best: i32, second: i32| {
        let pos = Position::from_fen(fen).expect("a position");
        let known = vec![line(&pos, CP(best), "h3 h6"), line(&pos, CP(second), "h4 h6")];
        let thought =
            Thought { lines: known.iter().map(|(_, line)| line.clone()).collect(), ..Thought::default() };
        let inquiry = Inquiry { level: Level::Medium, effort: Effort::depth(12) };
        let asked = Some(known[0].1.moves[0]);
        let evidence = gather(&Game::from_position(pos), asked, Some(thought), &mut Known(known), inquiry);
        evidence.expect("evidence").only_move_keeps()
    };
    assert_eq!(keeps(300, 150), None, "the second move keeps an advantage as well");
    assert_eq!(keeps(300, 0), Some(Standing::Better));
    assert_eq!(keeps(600, 100), Some(Standing::Won));
    assert_eq!(keeps(0, -300), Some(Standing::Level));
    assert_eq!(keeps(-600, -1_500), None, "a lost game cannot be held");
}

/// A pawn that may not be taken is good play; a piece that may not be taken is brilliant.
#[test]
fn only_an_offered_piece_is_brilliant() {
    let marked = |fen: &str, played: &str, other: &str, taken: (i32, &str)| {
        let pos = Position::from_fen(fen).expect("a position");
        let lines = vec![line(&pos, CP(500), played), line(&pos, CP(0), other)];
        let thought =
            Thought { lines: lines.iter().map(|(_, line)| line.clone()).collect(), ..Thought::default() };
        let asked = lines[0].1.moves[0];
        let known = [lines, vec![line(&pos.after(asked), CP(taken.0), taken.1)]].concat();
        let inquiry = Inquiry { level: Level::Medium, effort: Effort::depth(12) };
        let evidence =
            gather(&Game::from_position(pos), Some(asked), Some(thought), &mut Known(known), inquiry);
        let evidence = evidence.expect("evidence");
        (evidence.offer.is_some(), marks(&evidence, None).contains(&Mark::Brilliant))
    };
    let pawn = marked(
        "1r6/8/2B1P3/pP6/P1p3Kp/1k4pP/6P1/8 b - - 0 47",
        "c3 e7 c2 e8=Q Rxe8 Bxe8 c1=Q",
        "Rc8 Be4",
        (-500, "Kxh4 c2 Kxg3 c1=Q Bd7 Kxa4"),
    );
    assert_eq!(pawn, (true, false));
    // Légal's mate: the queen may be taken.
    let piece = marked(
        "rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5",
        "Nxe5 dxe5 Qxg4",
        "d3 Nc6",
        (-900, "Bxd1 Bxf7+ Ke7 Nd5#"),
    );
    assert_eq!(piece, (true, true));
}

#[test]
fn theory_is_criticized_for_clear_errors_only() {
    let graded = |loss: i32, is_theory| Graded::new(CP(30), CP(30 - loss), is_theory).judgement;
    assert_eq!((graded(70, false), graded(70, true)), (Judgement::Inaccuracy, Judgement::Good));
    assert_eq!((graded(400, true), graded(400, false)), (Judgement::Blunder, Judgement::Blunder));
}

#[test]
fn a_mate_that_is_missed_or_allowed_is_called_by_its_name() {
    let fen = "6k1/5ppp/8/8/8/8/Q4PPP/4B1K1 w - - 0 30";
    let (explanation, voice) =
        explained(fen, &[(Verdict::Mate(1), "Qa8#"), (CP(900), "h3 h6")], Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(words.contains("keeps the position won") && words.contains("mated in 1"), "{words}");
    assert!(!words.contains("inaccuracy"), "{words}");
}

#[test]
fn material_is_counted_where_the_line_comes_to_rest_and_shown_that_far() {
    // The queen is lost for a pawn at once; what the engine plays after that is not the point.
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let pos = Position::from_fen(fen).expect("a position");
    let (_, played) = line(&pos, CP(700), "exd5 Qxd5 Nc3 Qxg2 Bxg2 e6 Bxb7 Bxb7 Qf3");
    let scene = Scene::new(&pos, played.moves[0], &played.moves, None);
    assert_eq!(scene.shortest_proof().map(<[Move]>::len), Some(5), "{:?}", scene.shortest_proof());
    assert_eq!(scene.settled_balance(), 800);
}

#[test]
fn sentences_that_were_wrong_stay_away() {
    // 2…Nf6 attacks the queen and drops the pawn on e5: no tempo is won.
    let early =
        fires(Theme::EarlyQueen, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "Qh5");
    assert_eq!(early.expect("an early queen").params.get(&Slot::Chased), Some(&Param::Flag(false)));
    // A developing pin is no premature attack.
    let developing = "rnbqkb1r/ppp1pppp/3p1n2/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 1 3";
    assert!(fires(Theme::PrematureAttack, developing, "Bg5").is_none());
    // A queen that may not leave the king's line is pinned, not trapped.
    assert!(fires(Theme::TrappedPiece, "4k3/8/8/4q3/8/8/6K1/R7 w - - 0 1", "Re1").is_none());
    // A pawn that takes on the last rank becomes a queen: this is a fork.
    assert!(fires(Theme::Fork, "n1n3k1/8/1P6/8/8/8/8/6K1 w - - 0 1", "b7").is_some());
}

#[test]
fn an_answer_to_a_check_is_not_praised_for_threats_that_stood_before() {
    // The rook on e1 attacked the knight all along; the king only steps out of check.
    let fen = "4k3/8/8/4n3/8/8/1b6/4R1K1 w - - 0 1";
    assert!(fires(Theme::CreatesThreat, fen, "Kg2").is_none());
    let fen = "4k3/8/8/4n3/3b4/8/8/4R1K1 w - - 0 1";
    assert!(fires(Theme::CreatesThreat, fen, "Kh1").is_none());
}

#[test]
fn whoever_takes_the_attacker_does_not_defend() {
    let fen = "6k1/5ppp/8/8/4n3/2N5/5PPP/6K1 w - - 0 1";
    let (explanation, voice) = explained(fen, &[(CP(300), "Nxe4 h6")], Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(!words.contains("defends"), "{words}");
}

#[test]
fn a_bishop_taken_on_the_way_to_a_trade_is_no_pair() {
    // After 1.Bxe6 fxe6 White has no pair.
    let fen = "r2qk2r/ppp2ppp/2n1bn2/3pp3/2B5/2NP1N2/PPP1QPPP/R1B1K2R w KQkq - 0 8";
    let (explanation, voice) = explained(fen, &[(CP(10), "Bxd5 Nxd5 Nxd5 Bxd5")], Level::Medium);
    assert!(!words_of(&explanation, &voice).contains("bishop pair"));
    let (explanation, voice) = explained(
        "r2qk2r/ppp2ppp/2n1bn2/4p3/2B5/2NP1N2/PPP1QPPP/R1B1K2R w KQkq - 0 8",
        &[(CP(10), "Bxe6 fxe6 O-O")],
        Level::Medium,
    );
    let words = words_of(&explanation, &voice);
    assert!(!words.contains("bishop pair"), "{words}");
}

#[test]
fn a_battery_is_named_where_it_stands() {
    let fen = "6k1/8/8/8/8/3R4/3Q4/6K1 w - - 0 1";
    let (explanation, voice) = explained(fen, &[(CP(900), "Rd7 Kf8")], Level::Medium);
    let told_of_rook = words_of(&explanation, &voice);
    assert!(!told_of_rook.contains("d3"), "{told_of_rook}");
    let battery = |line: &str| {
        let fen = "6k1/5ppp/8/3q4/8/4B3/6PP/Q5K1 w - - 0 1";
        let (explanation, _) = explained(fen, &[(CP(0), line)], Level::Advanced);
        let judged = explanation.argument.judged.into_iter();
        judged.filter(|judged| judged.claim.theme == Theme::Battery).map(|judged| judged.outcome).next()
    };
    assert_eq!(
        battery("Qd4 Qxd4 Bxd4 f6"),
        Some(gates::Ruling::Gated("persistence")),
        "it is traded at once"
    );
    assert_ne!(battery("Qd4 Qe6 h3 h6"), Some(gates::Ruling::Gated("persistence")));
    assert!(battery("Qd4 Qe6 h3 h6").is_some());
}

#[test]
fn every_shipped_mate_is_named_where_its_own_example_mates() {
    let is_said = |program: &&Arc<Program>| program.theme() == Some("mates") && 0.0 < program.weight();
    let mates = || Library::standard().programs().filter(is_said);
    let title = |program: &Program| program.title_in(lucena_lang::patlan::Language::English).to_lowercase();
    let titles: Vec<String> = mates().map(|program| title(program)).collect();
    let mut unnamed = Vec::new();
    for program in mates() {
        let fen = program.annotation("yes").expect("an example");
        let pos = Position::from_fen(fen).expect("a position");
        let mating: Vec<Move> =
            pos.legal_moves().iter().copied().filter(|&mv| pos.after(mv).is_checkmate()).collect();
        // Some mates have two names; each gets the more telling one.
        let names: Vec<String> = mating
            .iter()
            .map(|&mv| {
                let san = pos.san(mv).to_string();
                let (explanation, voice) = explained(fen, &[(Verdict::Mate(1), &san)], Level::Medium);
                words_of(&explanation, &voice).to_lowercase()
            })
            .filter(|words| titles.iter().any(|title| words.contains(title)))
            .collect();
        if !mating.is_empty() && names.is_empty() {
            unnamed.push(title(program));
        }
        if program.name() == "GRECO_MATE" {
            assert!(names.iter().any(|words| words.contains("greco's mate")), "{names:?}");
        }
    }
    assert!(unnamed.is_empty(), "{unnamed:?}");
}

#[test]
fn a_blow_and_its_pattern_join() {
    let fen = "5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1";
    let (explanation, voice) = explained(fen, &[(Verdict::Mate(2), "Qg8+ Rxg8 Nf7#")], Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(words.contains("sacrifices the queen and forces mate in 2"), "{words}");
    assert!(words.contains("Philidor's legacy"), "{words}");
}

#[test]
fn a_pawn_won_back_is_not_won() {
    // White is a pawn down and takes it back.
    let fen = "rnbqkbnr/ppp2ppp/8/4p3/4P3/5N2/PP3PPP/RNBQKB1R w KQkq - 0 5";
    let (explanation, voice) = explained(fen, &[(CP(30), "Nxe5 Nf6 Bc4")], Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(words.contains("wins material back") && !words.contains("wins the pawn"), "{words}");
}

#[test]
fn where_there_is_no_choice_nothing_is_praised() {
    // 16.Qb8+ of the Opera game: the knight has to take.
    let mated = "1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 b k - 1 16";
    let (explanation, voice) = explained(mated, &[(Verdict::Mate(-1), "Nxb8 Rd8#")], Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(words.contains("no choice") && !words.contains("undefended"), "{words}");
}

#[test]
fn the_price_of_a_move_is_not_its_idea() {
    // Whatever is quoted of the better move speaks for it.
    let fen = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    let lines = [(CP(40), "d3 Bc5 c3 d6"), (CP(-60), "a4 Bc5 a5 a6")];
    let (explanation, _) = explained(fen, &lines, Level::Advanced);
    let quoted = explanation.argument.quoted.first().expect("the better move has an idea");
    assert_eq!(quoted.claim.theme.polarity(), lucena_explain::Polarity::Positive);
    let evidence = &explanation.evidence;
    assert_ne!(gates::is_price(evidence, Theme::DoubledPawns), evidence.is_faulted());
}

#[test]
fn a_users_own_mating_pattern_names_the_mate() {
    let text = "//@ theme mates\n//@ title.pt Mate da avó\n//@ title.en Grandmother's mate\n\
        PATTERN \"GRANDMOTHER\"\nAUTHOR \"A user\"\nDESCRIPTION \"<F1> mates on <S1> beside the bishop <B1>\"\nWEIGHT 1.0\n\
        SCENARIO\n  F1 CHECKMATE S1\n  B1 DEFENDS S2\n  k1 DEFENDS S2\nPRECONDITION\n  TYPEOF(F1,R) AND ONCORNER(k1);\n";
    let source = lucena_lang::Source::new("grandmother.pat", text);
    let (library, complaints) = Library::new().extended(&[source]);
    assert_eq!(library.len(), 1, "{complaints:?}");
    let fen = "7k/6p1/8/8/2B5/4R3/8/6K1 w - - 0 1";
    let (explanation, voice) =
        explained_with(&library, fen, &[(Verdict::Mate(1), "Rh3#")], [None, None], Level::Medium);
    let words = words_of(&explanation, &voice).to_lowercase();
    assert!(words.contains("grandmother's mate"), "{words}");
}

#[test]
fn a_better_line_is_shown_although_its_first_move_was_named() {
    // The sentence names Bxf7+ alone; the reader still wants to see what comes of it.
    let fen = "rn2kb1r/ppp1qppp/5n2/4p3/2B1P3/1Q6/PPP2PPP/RNB1K2R w KQkq - 3 8";
    let lines = [(CP(180), "Bxf7+ Qxf7 Qxb7 Bc5 Qc8+ Ke7 Qxh8"), (CP(60), "Nc3 c6 O-O Qc7 a4 Na6")];
    let (explanation, voice) = explained(fen, &lines, Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(words.contains("Bxf7+ Qxf7 Qxb7"), "{words}");
}

#[test]
fn pawns_of_an_ending_race_and_do_not_besiege() {
    let line = |fen: &str| explained(fen, &[(CP(30), "b5 cxb5 axb5")], Level::Advanced);
    let minority = |explanation: &Explanation| {
        let judged = explanation.argument.judged.iter();
        judged
            .filter(|judged| judged.claim.theme == Theme::MinorityAttack)
            .map(|judged| judged.outcome.clone())
            .next()
    };
    let (ending, voice) = line("6k1/pp3ppp/2p5/8/PP6/8/5PPP/6K1 w - - 0 1");
    assert_eq!(minority(&ending), Some(gates::Ruling::Gated("pawn-ending")), "{}", words_of(&ending, &voice));
    let (middlegame, voice) = line("r1bqr1k1/pp3ppp/2p2n2/3p4/PP1P4/2NQPN2/5PPP/R4RK1 w - - 0 1");
    assert_ne!(minority(&middlegame), Some(gates::Ruling::Refuted), "{}", words_of(&middlegame, &voice));
    assert!(minority(&middlegame).is_some());
}

#[test]
fn a_greek_gift_is_a_sacrifice_and_wins_no_points() {
    let fen = "rnbq1rk1/pppn1ppp/4p3/3pP3/1b1P4/2NB1N2/PPP2PPP/R1BQK2R w KQ - 0 7";
    let lines = [(CP(400), "Bxh7+ Kxh7 Ng5+ Kg6 h4 Nxe5 h5+ Kf6 dxe5+ Ke7")];
    let (explanation, voice) = explained(fen, &lines, Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(words.contains("sacrifices the bishop") && !words.contains("wins 1 point"), "{words}");
}

#[test]
fn what_a_fork_wins_back_was_not_given_for_compensation() {
    // The fork trick of the Four Knights: the piece comes back.
    let fen = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 5 4";
    let (explanation, voice) = explained(fen, &[(CP(20), "Nxe4 Nxe4 d5 Bd3 dxe4 Bxe4 Bd6")], Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(!words.contains("lasting compensation"), "{words}");
    assert_eq!(explanation.evidence.scene.settled_balance(), 0);
}

#[test]
fn a_knight_that_goes_home_is_not_on_the_rim() {
    let fen = "rnbqkbnr/pppp2pp/5p2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3";
    assert!(fires(Theme::KnightOnRim, fen, "Ng1").is_none());
    assert!(fires(Theme::KnightOnRim, fen, "Nh4").is_some());
}

#[test]
fn what_a_side_gives_away_freely_was_not_lost() {
    // Black is winning and trades his rook for two pawns because he can; the check on c7 loses nothing.
    let fen = "5rk1/8/5P2/q5P1/5K2/8/8/8 b - - 0 57";
    let lines = [(CP(1_400), "Qc5 Kg4 Qe5"), (CP(900), "Qc7+ Kf3 Rxf6+ gxf6 Qe5 Kf2 Qxf6+ Ke3")];
    let (explanation, voice) = explained(fen, &lines, Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(!words.contains("loses material"), "{words}");
    // A forked queen may take what she can before she goes: she was lost anyway.
    let fen = "8/r5k1/3B4/3K1Q2/5PP1/8/8/q7 w - - 0 50";
    let pos = Position::from_fen(fen).expect("a position");
    let (_, forked) = line(&pos, CP(600), "Be5+ Qxe5+ Qxe5+ Kh7");
    assert!(Scene::new(&pos, forked.moves[0], &forked.moves, None).forced_proof().is_some());
}

#[test]
fn a_queen_that_is_traded_is_not_sacrificed() {
    // 13…fxg4 14.Qxg4 Qxg4+ 15.hxg4: queens go, and a bishop is back at the end.
    let fen = "r1b2rk1/pppp2pp/1b6/4Ppq1/2N3P1/2P4P/PP3P2/R2Q1RK1 b - - 0 13";
    let lines = [(CP(150), "fxg4 Qxg4 Qxg4+ hxg4 Rf4 Nxb6 Rxg4+ Kh2 axb6")];
    let (explanation, voice) = explained(fen, &lines, Level::Medium);
    let words = words_of(&explanation, &voice);
    assert!(!words.contains("sacrifices the queen"), "{words}");
}

#[test]
fn a_bad_move_is_told_by_what_its_piece_was_doing() {
    let said = |fen: &str, best: (Verdict, &str), played: (Verdict, &str)| {
        let (explanation, voice) = explained(fen, &[best, played], Level::Basic);
        words_of(&explanation, &voice)
    };
    let guard = said(
        "rnbqk2r/pp2ppbp/3p1np1/8/8/2N3P1/PPP1PPBP/R1BQK1NR b KQkq - 0 8",
        (CP(0), "O-O Nf3 Nbd7 O-O"),
        (CP(-400), "Bg4 Bxb7 Nbd7 Bxa8 Qxa8 f3"),
    );
    assert!(guard.contains("On c8 the bishop guarded the pawn on b7, and no longer does: Bxb7"), "{guard}");
    let line = said(
        "3qk3/8/3p4/2P5/8/8/8/3RK3 b - - 0 1",
        (CP(500), "Qe7+ Kf1 dxc5"),
        (CP(-200), "dxc5 Rxd8+ Kxd8"),
    );
    assert!(line.contains("By leaving d6 it lets the rook on d1 through to d8"), "{line}");
    let flight = said(
        "6k1/8/8/8/4n3/8/6PP/3R3K w - - 0 1",
        (CP(100), "Rd8+ Kf7 Kg1"),
        (Verdict::Mate(-1), "Rg1 Nf2#"),
    );
    assert!(flight.contains("takes g1 from its own king"), "{flight}");
    let tied = said(
        "r4rk1/ppq2ppp/8/8/5pb1/8/PPP1N1PP/3Q1RK1 w - - 0 16",
        (CP(0), "h3 Bxe2 Qxe2"),
        (CP(-500), "Rxf4 Qxf4 h3 Qe3+ Kh1 Bxe2"),
    );
    assert!(
        tied.contains("the knight on e2 may not take back: it shields the queen on d1 from the bishop on g4"),
        "{tied}"
    );
}
