//! An explanation: the verdict on a move, the reasons, and the honest word if there are none.

use lucena_chess::{Game, Move, Position};
use lucena_text::Language;

use crate::argument::{Argument, SECOND_BEST, argue, context};
use crate::claim::{Claim, Param};
use crate::consequence;
use crate::evidence::{Evidence, Inquiry, gather};
use crate::feedback::Acceptance;
use crate::gates;
use crate::grade::Judgement;
use crate::level::Level;
use crate::odds::Standing;
use crate::results::Known;
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::Theme;
use crate::thinker::{Thinker, Thought};
use crate::voice::Voice;

/// A move explained.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// What was found out.
    pub evidence: Evidence,
    /// What is said, and what was held back.
    pub argument: Argument,
    /// How good the move is.
    pub judgement: Judgement,
    /// For whom it is said.
    pub level: Level,
}

/// Looks for more claims about a move; reviews ask from several threads.
pub type FindMore<'a> = dyn Fn(&Evidence) -> Vec<Claim> + Sync + 'a;

/// What an explainer brings along: its words, its readers' votes, and claims of other sources.
#[derive(Clone, Copy)]
pub struct Explainer<'a> {
    /// The words.
    pub voice: &'a Voice,
    /// How readers took them so far.
    pub acceptance: &'a Acceptance,
    /// Looks for more claims, from patterns for instance.
    pub more: Option<&'a FindMore<'a>>,
}

impl Explainer<'_> {
    /// Explains a move in the present position of a game, or the best move if none is given.
    ///
    /// `thought` may bring what is already known about the position. There is no explanation of a position without
    /// legal moves or of an illegal move.
    pub fn explain(
        &self,
        game: &Game,
        mv: Option<Move>,
        thought: Option<Thought>,
        thinker: &mut dyn Thinker,
        inquiry: Inquiry,
    ) -> Option<Explanation> {
        let evidence = gather(game, mv, thought, thinker, inquiry)?;
        Some(self.argue(evidence, inquiry.level))
    }

    /// Argues from evidence already gathered.
    pub fn argue(&self, evidence: Evidence, level: Level) -> Explanation {
        let more = self.more.map(|find| find(&evidence)).unwrap_or_default();
        let argument = argue(&evidence, more, self.voice, level, self.acceptance);
        let judgement = evidence.judgement();
        Explanation { evidence, argument, judgement, level }
    }
}

impl Explanation {
    /// Whether a verified reason was said; how the line goes on is none.
    pub fn has_reason(&self) -> bool {
        self.argument
            .sentences
            .iter()
            .any(|sentence| self.argument.judged[sentence.claim].claim.theme != Theme::Plan)
    }

    /// The verdict: *Nf3 is the best move.*
    pub fn verdict(&self, voice: &Voice, language: Language) -> Sentence {
        let values = context(&self.evidence, self.level);
        voice.message(self.verdict_message(), &values, language, self.level).unwrap_or_default()
    }

    /// The message of the verdict. A move is called the best or as good as the best only if nothing that is known speaks
    /// against it; in a decided game the words say so, and a mate that is missed or allowed is called by its name.
    fn verdict_message(&self) -> &'static str {
        let evidence = &self.evidence;
        let (best, played) = (evidence.best, evidence.played);
        let standing = evidence.told_standing();
        if evidence.scene.after.is_checkmate() {
            return "verdict-mate";
        }
        if evidence.scene.before.legal_moves().len() == 1 {
            return "verdict-forced";
        }
        if evidence.is_best() {
            return "verdict-best";
        }
        if played.is_mated() && !best.is_mated() {
            return if standing == Standing::Lost { "verdict-lost-mate" } else { "verdict-allows-mate" };
        }
        if best.mates() && !played.mates() && evidence.is_criticized() {
            let still_won = Standing::by(played) == Standing::Won;
            return if still_won && evidence.may_tell(Known::Won) {
                "verdict-misses-mate-won"
            } else {
                "verdict-misses-mate"
            };
        }
        match self.judgement {
            Judgement::Inaccuracy => "verdict-inaccuracy",
            Judgement::Mistake => "verdict-mistake",
            Judgement::Blunder => "verdict-blunder",
            _ if evidence.is_equal_to_best() => "verdict-equal",
            _ if evidence.is_wasteful() && standing == Standing::Lost => "verdict-lost-more",
            _ if evidence.is_wasteful() && standing == Standing::Won => "verdict-won-less",
            _ if evidence.is_wasteful() => "verdict-wasteful",
            _ if standing == Standing::Lost => "verdict-lost",
            _ if standing == Standing::Won => "verdict-won",
            Judgement::Good => "verdict-good",
            Judgement::Best | Judgement::Excellent => "verdict-excellent",
        }
    }

    /// The sentences in a language, the honest fallback if there is no reason; the price of a good move is introduced
    /// as such.
    pub fn sentences(&self, voice: &Voice, language: Language) -> Vec<Sentence> {
        let said = self.argument.sentences.iter().map(|sentence| {
            let claim = &self.argument.judged[sentence.claim].claim;
            let said = sentence.sentence(language).clone();
            if gates::is_price(&self.evidence, claim.theme) {
                self.as_price(voice, said, language)
            } else {
                said
            }
        });
        let mut said: Vec<Sentence> = said.collect();
        if said.is_empty() {
            said.extend(self.fallback(voice, language));
        }
        said
    }

    fn as_price(&self, voice: &Voice, sentence: Sentence, language: Language) -> Sentence {
        let mut values = context(&self.evidence, self.level);
        values.insert(Slot::Sentence, Param::Sentence(sentence.clone().continued()));
        voice.message("verdict-price", &values, language, self.level).unwrap_or(sentence)
    }

    /// The honest word when no simple reason was verified.
    fn fallback(&self, voice: &Voice, language: Language) -> Option<Sentence> {
        let mut values = context(&self.evidence, self.level);
        let criticized = self.evidence.is_faulted();
        let best = self.evidence.best_scene.as_ref().filter(|_| criticized);
        let scene = best.unwrap_or(&self.evidence.scene);
        values.insert(Slot::Line, Param::Moves(Box::new(scene.before), scene.line.clone()));
        let id = if criticized { "verdict-prefers" } else { "verdict-no-reason" };
        voice.message(id, &values, language, self.level)
    }

    /// For a move that is not the best: how it compares, the answer to it, and what was better; lines that the reasons have
    /// already shown are not shown again.
    pub fn contrast(&self, voice: &Voice, language: Language) -> Vec<Sentence> {
        let Some(best) = &self.evidence.best_scene else { return Vec::new() };
        let scene = &self.evidence.scene;
        let mut values = context(&self.evidence, self.level);
        let mut said = Vec::new();
        let loss = self.evidence.loss();
        let criticized = self.evidence.is_faulted();
        // Chances hardly differ where the game is decided; material does.
        let more = best.settled_balance() - scene.settled_balance();
        if !criticized && 100 <= more && SECOND_BEST / 2.0 <= loss.max(f64::from(more) / 200.0) {
            if let Some(proof) = best.forced_proof() {
                values.insert(Slot::Line, Param::WholeLine(Box::new(best.before), proof.to_vec()));
                values.insert(Slot::Count, Param::Number(more / 100));
                said.extend(voice.message("verdict-won-more", &values, language, self.level));
            }
            return said;
        }
        if !criticized && loss < SECOND_BEST {
            return said;
        }
        let strike = consequence::first_strike(scene).map_or(0, |ply| ply.div_ceil(2));
        // What is lost without a blow is lost where the line comes to rest.
        let rest = scene.forced_proof().map_or(strike, |proof| proof.len() / 2);
        let strike = strike.min(rest);
        let is_told = self.argument.sentences.iter().any(|said| {
            let claim = &self.argument.judged[said.claim].claim;
            // A blow that the answer strikes at once is seen, whatever falls later; so is a pawn that runs.
            let is_at_once = matches!(
                claim.params.get(&Slot::Reply),
                Some(Param::Moves(_, moves)) if moves.len() == 1
            );
            let is_missed = matches!(
                claim.theme,
                Theme::CouldTake
                    | Theme::MissesTactic
                    | Theme::MissesMaterial
                    | Theme::GainsPiece
                    | Theme::MissesMate
                    | Theme::MissesPromotion
            );
            let is_seen = is_at_once || claim.theme == Theme::AllowsPromotion;
            claim.theme.tells_why() && !is_missed && !is_seen
        });
        if criticized && is_told && self.level.sees() < strike {
            values.insert(Slot::Count, Param::Number(strike as i32));
            said.extend(voice.message("verdict-hard", &values, language, self.level));
        } else if criticized && self.evidence.looked_fine {
            said.extend(voice.message("verdict-tempting", &values, language, self.level));
        }
        if criticized && 1 < scene.line.len() && !self.has_shown(&scene.after, &scene.line[1..]) {
            values.insert(Slot::Line, Param::Moves(Box::new(scene.after), scene.line[1..].to_vec()));
            said.extend(voice.message("verdict-refutation", &values, language, self.level));
        }
        // The fallback has the best line in it.
        let has_fallback = self.argument.sentences.is_empty();
        if !has_fallback && !self.has_shown(&best.before, &best.line) {
            values.insert(Slot::Line, Param::Moves(Box::new(best.before), best.line.clone()));
            said.extend(voice.message("verdict-better-line", &values, language, self.level));
        }
        said
    }

    /// Whether a reason that was said has shown the beginning of a line, more than its first move if it has more.
    fn has_shown(&self, start: &Position, line: &[Move]) -> bool {
        let beginning = &line[..line.len().min(2)];
        let mut lines =
            self.argument.sentences.iter().flat_map(|statement| statement.words.english().lines());
        lines.any(|(from, moves)| from == start && moves.starts_with(beginning))
    }
}
