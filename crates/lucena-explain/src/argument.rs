//! The argument: of all claims, those worth saying, in order, as sentences of both languages.

use lucena_eval::Verdict;
use lucena_text::{Language, PerLanguage};

use crate::claim::{Claim, Param};
use crate::consequence;
use crate::detect;
use crate::evidence::Evidence;
use crate::feedback::Acceptance;
use crate::gates::{self, Ruling};
use crate::ideas;
use crate::instead::{self, Quoted};
use crate::level::Level;
use crate::odds::Standing;
use crate::pattern;
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::{Category, Theme};
use crate::voice::{Template, Values, Voice};

/// The loss from which a good move is compared with the best one, in percentage points.
pub(crate) const SECOND_BEST: f64 = 2.0;
/// The most sentences of one category.
const PER_CATEGORY: usize = 2;

/// A claim and what became of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The claim.
    pub claim: Claim,
    /// What became of it.
    pub outcome: Ruling,
}

/// What was said: a claim in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    /// The template it came from.
    pub template: String,
    /// The kind of reason.
    pub category: Category,
    /// Which of the judged claims it says.
    pub claim: usize,
    /// The sentence.
    pub words: PerLanguage<Sentence>,
}

impl Statement {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> &Sentence {
        self.words.get(language)
    }
}

/// What is said about a move, and what was held back.
#[derive(Clone, PartialEq, Debug)]
pub struct Argument {
    /// All claims with what became of them.
    pub judged: Vec<Judged>,
    /// The sentences in order.
    pub sentences: Vec<Statement>,
    /// The claims about other moves that sentences quote.
    pub quoted: Vec<Quoted>,
}

/// Argues about a move from the evidence, with more claims (from patterns, say) if there are any. Of a bad move without a
/// tactic to point at, it says what the best move would have done instead.
pub(crate) fn argue(
    evidence: &Evidence,
    more: Vec<Claim>,
    voice: &Voice,
    level: Level,
    acceptance: &Acceptance,
) -> Argument {
    let argument = argue_alone(evidence, more.clone(), voice, level, acceptance);
    let names_a_blow = argument.sentences.iter().any(|sentence| {
        let claim = &argument.judged[sentence.claim].claim;
        claim.theme.tells_why() && !only_counts(claim)
    });
    // A good move that is not the best is compared with the best, if that has something to show.
    let is_second = evidence.is_second_best();
    let quoting = match evidence.is_faulted() {
        true if names_a_blow => Vec::new(),
        true => instead::ideas(evidence, voice, level, acceptance, &argument),
        false if is_second => instead::better_idea(evidence, voice, level, acceptance).into_iter().collect(),
        false => Vec::new(),
    };
    if quoting.is_empty() {
        return argument;
    }
    let (claims, quoted): (Vec<Claim>, Vec<Quoted>) = quoting.into_iter().unzip();
    let more = more.into_iter().chain(claims).collect();
    let mut argument = argue_alone(evidence, more, voice, level, acceptance);
    argument.quoted.extend(quoted);
    argument
}

/// Whether a claim only counts what falls at the end of a line: after quiet moves, or after many of which the first is quiet. It tells
/// what comes of a move in the end, and not what that move is for.
fn only_counts(claim: &Claim) -> bool {
    const MANY: usize = 5;
    let is_late = claim.params.get(&Slot::Later) == Some(&Param::Flag(true));
    let is_count = matches!(
        claim.theme,
        Theme::LosesMaterial | Theme::MissesMaterial | Theme::CostsPiece | Theme::GainsPiece
    );
    let begins_quietly = match claim.params.get(&Slot::Line) {
        Some(Param::WholeLine(start, moves)) => {
            MANY < moves.len() && moves.first().is_some_and(|&mv| mv.is_quiet() && !start.gives_check(mv))
        }
        _ => false,
    };
    is_late || is_count && begins_quietly
}

/// Argues about a move from what is known about it alone.
pub(crate) fn argue_alone(
    evidence: &Evidence,
    more: Vec<Claim>,
    voice: &Voice,
    level: Level,
    acceptance: &Acceptance,
) -> Argument {
    let mut claims = detect::detect(&evidence.scene);
    claims.extend(consequence::claims(evidence));
    claims.extend(ideas::claims(evidence));
    claims.extend(more);
    name_mates(&mut claims, evidence);
    let quoted = tell_tactics(&mut claims, evidence, voice, level, acceptance);
    claims.sort_by_key(|claim| claim.theme);
    for claim in &claims {
        debug_assert!(claim.is_sound(), "{:?} fills {:?}", claim.theme, claim.params.keys());
    }
    let mut judged: Vec<Judged> = claims
        .into_iter()
        .map(|claim| {
            let outcome = gates::pass(&claim, evidence, level).err().unwrap_or(Ruling::Unsaid);
            Judged { claim, outcome }
        })
        .collect();
    let context = context(evidence, level);
    let mut candidates: Vec<(f32, &Template, usize)> = Vec::new();
    for (index, item) in judged.iter_mut().enumerate() {
        if item.outcome == Ruling::Unsaid {
            let fitting = fitting(voice, &item.claim, &context, level, acceptance);
            if fitting.is_empty() {
                item.outcome = Ruling::Gated("template");
            }
            candidates.extend(fitting.into_iter().map(|(score, template)| (score, template, index)));
        }
    }
    // Only what can be said itself makes something else superfluous.
    suppress(&mut judged);
    candidates.retain(|&(_, _, index)| judged[index].outcome == Ruling::Unsaid);
    candidates.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.id.cmp(&b.1.id)).then(a.2.cmp(&b.2)));
    let sentences = choose(&candidates, &judged, voice, &context, level);
    for sentence in &sentences {
        judged[sentence.claim].outcome = Ruling::Said(sentence.template.clone());
    }
    Argument { judged, sentences, quoted }
}

/// Joins to the claims that a tactic is allowed or missed the sentence that tells it with its pieces and squares.
fn tell_tactics(
    claims: &mut [Claim],
    evidence: &Evidence,
    voice: &Voice,
    level: Level,
    acceptance: &Acceptance,
) -> Vec<Quoted> {
    let mut quoted = Vec::new();
    for claim in claims {
        let found = match claim.theme {
            Theme::AllowsTactic => consequence::tactic_against(&evidence.scene)
                .and_then(|(tactic, ply)| Some((tactic, evidence.scene.later(ply)?))),
            Theme::MissesTactic => evidence
                .best_scene
                .as_ref()
                .and_then(|best| Some((consequence::tactic_of(best)?, best.clone()))),
            _ => continue,
        };
        let Some((tactic, scene)) = found else { continue };
        let context = instead::context_of(evidence, &scene, level);
        let mut fitting = fitting(voice, &tactic, &context, level, acceptance);
        fitting.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.id.cmp(&b.1.id)));
        let told = fitting.into_iter().find_map(|(_, template)| {
            let say = |language| voice.say(template, &tactic.params, &context, language, level);
            PerLanguage::try_new(say).map(|words| words.map(Sentence::quoted))
        });
        if let Some(words) = told {
            claim.params.insert(Slot::Sentence, Param::Said(Box::new(words)));
            claim.pieces.clear();
            quoted.push(Quoted { claim: tactic, scene });
        }
    }
    quoted
}

/// Joins the names of mates to the claims about them: *mate in 2, Philidor's legacy*. A name of the library that speaks comes
/// before those that ship with the program; a mate has one name.
fn name_mates(claims: &mut Vec<Claim>, evidence: &Evidence) {
    let scene = &evidence.scene;
    let of_pattern = |line: &'static str| {
        let names =
            claims.iter().filter(|claim| claim.params.get(&Slot::NamesMate) == Some(&Param::Word(line)));
        names.filter_map(|claim| claim.params.get(&Slot::Name)).next().cloned()
    };
    let own = of_pattern("own").or_else(|| pattern::known_name(scene));
    let reply = of_pattern("reply").or_else(|| pattern::known_name(&scene.later(1)?));
    let best = of_pattern("best").or_else(|| pattern::known_name(evidence.best_scene.as_ref()?));
    claims.retain(|claim| !claim.params.contains_key(&Slot::NamesMate));
    for claim in claims {
        let name = match claim.theme {
            Theme::Checkmate | Theme::MateInN => &own,
            Theme::AllowsMate => &reply,
            Theme::MissesMate => &best,
            _ => continue,
        };
        if let Some(name) = name {
            claim.params.insert(Slot::MateName, name.clone());
        }
        // A mate that is bought with a piece is said with its price.
        if claim.theme == Theme::MateInN
            && let Some(given) = detect::detect_one(Theme::Sacrifice, scene)
            && let Some(role) = given.params.get(&Slot::Piece)
        {
            claim.params.insert(Slot::Piece, role.clone());
            claim.params.insert(Slot::Gives, Param::Flag(true));
        }
    }
}

/// Marks what a stronger claim already says.
fn suppress(judged: &mut [Judged]) {
    let alive: Vec<Claim> =
        judged.iter().filter(|item| item.outcome == Ruling::Unsaid).map(|item| item.claim.clone()).collect();
    for item in judged.iter_mut().filter(|item| item.outcome == Ruling::Unsaid) {
        if alive.iter().any(|strong| gates::dominates(strong, &item.claim)) {
            item.outcome = Ruling::Dominated;
        }
    }
}

/// The templates that fit a claim, with their ranking.
fn fitting<'v>(
    voice: &'v Voice,
    claim: &Claim,
    context: &Values,
    level: Level,
    acceptance: &Acceptance,
) -> Vec<(f32, &'v Template)> {
    let fits = |template: &&Template| {
        template.theme == claim.theme
            && template.levels.contains(&level)
            && template.threshold <= claim.confidence * acceptance.factor(&template.id) + 1e-6
            && template.conditions.iter().all(|condition| condition.holds(&claim.params, context))
    };
    let rank = |template: &'v Template| {
        let rate = voice.base_rate(claim.theme);
        (template.priority * claim.confidence * (1.0 - 0.5 * rate), template)
    };
    voice.templates().filter(fits).map(rank).collect()
}

fn choose(
    candidates: &[(f32, &Template, usize)],
    judged: &[Judged],
    voice: &Voice,
    context: &Values,
    level: Level,
) -> Vec<Statement> {
    let mut sentences: Vec<Statement> = Vec::new();
    for (_, template, index) in candidates {
        if level.sentences() <= sentences.len() {
            break;
        }
        let claim = &judged[*index].claim;
        let full =
            PER_CATEGORY <= sentences.iter().filter(|known| known.category == template.category).count();
        let repeated = sentences.iter().any(|known| {
            let other = &judged[known.claim].claim;
            known.template == template.id
                || known.claim == *index
                || (other.theme == claim.theme && other.target() == claim.target())
        });
        // How play goes on is no reason by itself; with little else to say it still helps.
        let idle = claim.theme == Theme::Plan && 2 <= sentences.len();
        if full || repeated || idle {
            continue;
        }
        let say = |language| voice.say(template, &claim.params, context, language, level);
        if let Some(words) = PerLanguage::try_new(say) {
            sentences.push(Statement {
                template: template.id.clone(),
                category: template.category,
                claim: *index,
                words,
            });
        }
    }
    sentences
}

/// What conditions and sentences may ask about every move.
pub(crate) fn context(evidence: &Evidence, level: Level) -> Values {
    let scene = &evidence.scene;
    let fires = |theme| Param::Flag(detect::detect_one(theme, scene).is_some());
    let mut values = Values::new();
    values.insert(Slot::San, Param::Moves(Box::new(scene.before), vec![scene.mv]));
    values.insert(Slot::Best, Param::Moves(Box::new(scene.before), vec![evidence.best_move()]));
    values.insert(Slot::Us, Param::Side(scene.us));
    values.insert(Slot::Them, Param::Side(scene.them));
    values.insert(Slot::IsCapture, Param::Flag(scene.mv.is_capture()));
    values.insert(Slot::ThreatensQueen, fires(Theme::ThreatensQueen));
    values.insert(Slot::ImprovesKingSafety, fires(Theme::ImprovesKingSafety));
    values.insert(Slot::CentralizesPiece, fires(Theme::PieceCentralization));
    values.insert(Slot::CreatesPassedPawn, fires(Theme::CreatesPassedPawn));
    values.insert(Slot::Phase, Param::Word(scene.phase().key()));
    values.insert(Slot::Level, Param::Word(level.key()));
    if let Some(style) = evidence.metrics.style {
        values.insert(Slot::Style, Param::Word(style.key()));
    }
    values.insert(Slot::WinLoss, Param::Number(evidence.loss() as i32));
    values.insert(Slot::Score, Param::Number(evidence.played.centipawns()));
    values.insert(Slot::Concreteness, Param::Number(evidence.metrics.concreteness as i32));
    if let Some(risk) = evidence.metrics.risk {
        values.insert(Slot::Risk, Param::Number(risk as i32));
    }
    values.insert(Slot::Drawn, Param::Flag(evidence.played.centipawns().abs() <= 50));
    values.insert(Slot::Standing, Param::Word(Standing::by(evidence.best).key()));
    if let Some(gap) = evidence.gap() {
        values.insert(Slot::MultipvGap, Param::Number(gap as i32));
    }
    if let Verdict::Mate(moves) = evidence.played {
        values.insert(Slot::MateIn, Param::Number(moves));
    }
    if let Verdict::Mate(moves @ 1..) = evidence.best {
        values.insert(Slot::BestMateIn, Param::Number(moves));
    }
    values
}
