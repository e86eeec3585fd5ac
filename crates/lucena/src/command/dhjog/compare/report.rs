//! A comparison of two sets for people, as JSON and as CSV.

use std::sync::Arc;

use lucena_chess::{Bitboard, Role};
use lucena_lang::Language;
use lucena_lang::dhjog::{Difference, HeuristicSet, Keyword, Likeness, LineOf, RulePair};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::{Comparison, FEW};
use crate::command::dhjog::document::{Block, Plot, Point};
use crate::command::dhjog::eval::signed;
use crate::command::dhjog::positions::Phase;

impl Comparison {
    pub(super) fn blocks(&self, text: Text) -> Vec<Block> {
        let heading = |key: &str| Block::Heading(text.get(key));
        let mut blocks = vec![heading("dhjog-compare-text")];
        blocks.push(Block::Words(self.changed_lines(text)));
        blocks.push(heading("dhjog-compare-structure"));
        blocks.extend(self.structure_blocks(text));
        blocks.push(heading("dhjog-compare-behaviour"));
        if self.agreement.count < FEW {
            blocks.push(Block::Words(
                text.format("dhjog-few-positions", args!["count" => self.agreement.count]),
            ));
        }
        blocks.push(Block::Table(self.agreement.rows(text)));
        blocks.push(Block::Words(text.format(
            "dhjog-compare-gaps",
            args![
                "mean" => text.decimal(self.mean_gap, 0), "large" => text.decimal(self.large_gap, 0),
                "same" => text.decimal(100.0 * self.same_moves, 0),
            ],
        )));
        blocks.push(Block::Table(self.agreement.sign_rows(text)));
        for (stage, agreement) in &self.by_stage {
            blocks.push(Block::Words(text.format("dhjog-compare-stage", args!["stage" => stage])));
            blocks.push(Block::Table(agreement.rows(text)));
        }
        blocks.push(Block::Plot(self.plot(text)));
        blocks.push(heading("dhjog-compare-why"));
        for index in self.furthest() {
            blocks.push(Block::Board(self.judged[0][index].pos, self.why(index, text)));
        }
        if let Some(tally) = self.games {
            blocks.push(heading("dhjog-compare-games-heading"));
            let words = args![
                "first" => &self.titles[0], "second" => &self.titles[1], "wins" => tally.wins, "draws" => tally.draws,
                "losses" => tally.losses,
            ];
            blocks.push(Block::Words(text.format("dhjog-compare-result", words)));
        }
        blocks
    }

    fn changed_lines(&self, text: Text) -> String {
        let changed = self.lines.iter().filter_map(|(of, line)| match of {
            LineOf::Both => None,
            LineOf::First => Some(format!("- {line}")),
            LineOf::Second => Some(format!("+ {line}")),
        });
        let changed: Vec<String> = changed.collect();
        if changed.is_empty() { text.get("dhjog-compare-same-text") } else { changed.join("\n") }
    }

    fn structure_blocks(&self, text: Text) -> Vec<Block> {
        let mut blocks = Vec::new();
        let dash = || "–".to_owned();
        let language = lucena_lang::voice::keywords(text);
        let mut values = vec![vec![
            String::new(),
            text.get("dhjog-column-piece"),
            self.titles[0].clone(),
            self.titles[1].clone(),
        ]];
        let mut rules = vec![vec![
            text.get("dhjog-column-stage"),
            text.get("dhjog-column-rule"),
            text.get("dhjog-column-likeness"),
        ]];
        for stage in &self.structure.stages {
            let title =
                stage.titles.first.clone().or_else(|| stage.titles.second.clone()).unwrap_or_else(dash);
            for (role, one, other) in &stage.values {
                let name = format!("{title}: {}", role_word(*role, language));
                values.push(vec![String::new(), name, text.decimal(*one, 2), text.decimal(*other, 2)]);
            }
            if !stage.is_same_board {
                rules.push(vec![title.clone(), "TABULEIRO".to_owned(), text.get("dhjog-likeness-different")]);
            }
            rules.extend(
                stage
                    .rules
                    .iter()
                    .map(|pair| vec![title.clone(), rule_title(pair), likeness_words(&pair.likeness, text)]),
            );
        }
        for rows in [values, rules] {
            if rows.len() > 1 {
                blocks.push(Block::Table(rows));
            }
        }
        for region in &self.structure.regions {
            let squares =
                [region.squares.first, region.squares.second].map(|one| one.unwrap_or(Bitboard::EMPTY));
            let list = |squares: Bitboard| {
                let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
                if names.is_empty() { dash() } else { names.join(" ") }
            };
            let words = args![
                "name" => &region.name, "first" => list(squares[0] - squares[1]),
                "both" => list(squares[0] & squares[1]), "second" => list(squares[1] - squares[0]),
            ];
            blocks.push(Block::Squares(squares, text.format("dhjog-compare-region", words)));
        }
        blocks
    }

    fn plot(&self, text: Text) -> Plot {
        let [first, second] = &self.judged;
        let points = first.iter().zip(second).map(|(one, other)| Point {
            x: one.value,
            y: other.value,
            pos: one.pos,
            words: format!("{:.0} / {:.0}", one.value, other.value),
            group: Phase::of(&one.pos) as usize,
        });
        Plot {
            title: text.get("dhjog-compare-plot"),
            axes: self.titles.clone(),
            points: points.collect(),
            line: Some((0.0, 1.0)),
            groups: Phase::ALL.map(|phase| phase.word(text)).to_vec(),
        }
    }

    fn why(&self, index: usize, text: Text) -> String {
        let [first, second] = &self.judged;
        let mut lines = vec![text.format(
            "dhjog-compare-values",
            args![
                "first" => &self.titles[0], "second" => &self.titles[1], "one" => text.decimal(first[index].value, 0),
                "other" => text.decimal(second[index].value, 0),
            ],
        )];
        lines.extend(self.reasons(index).iter().map(|reason| reason_words(reason, text)));
        lines.join("\n")
    }

    pub(super) fn json(&self, text: Text) -> Value {
        let set = |set: &Arc<HeuristicSet>| json!({"title": set.title(), "level": set.level(), "fingerprint": set.fingerprint()});
        let rules = self.structure.stages.iter().flat_map(|stage| {
            let title = stage.titles.first.clone().or_else(|| stage.titles.second.clone());
            stage.rules.iter().map(move |pair| {
                json!({
                    "stage": title.clone(),
                    "first": pair.rules.first.as_ref().map(|rule| rule.title.clone()),
                    "second": pair.rules.second.as_ref().map(|rule| rule.title.clone()),
                    "likeness": likeness_key(&pair.likeness),
                    "numbers": match &pair.likeness { Likeness::OtherNumbers(numbers) => json!(numbers), _ => Value::Null },
                })
            })
        });
        let values = self.structure.stages.iter().flat_map(|stage| {
            let title = stage.titles.first.clone();
            stage.values.iter().map(move |(role, one, other)| {
                json!({
                    "stage": title.clone(), "piece": role_word(*role, Language::English), "first": one, "second": other,
                })
            })
        });
        let regions = self.structure.regions.iter().map(|region| {
            let list = |squares: Option<Bitboard>| {
                squares
                    .map(|squares| squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>())
            };
            json!({
                "stage": region.stage, "name": region.name, "first": list(region.squares.first),
                "second": list(region.squares.second),
            })
        });
        let furthest = self.furthest().into_iter().map(|index| {
            let reasons = self.reasons(index);
            let reasons = reasons.iter().map(|reason| {
                json!({"title": reason.title, "first": reason.first, "second": reason.second, "change": reason.change()})
            });
            json!({
                "fen": self.judged[0][index].pos.fen(), "first": self.judged[0][index].value,
                "second": self.judged[1][index].value, "reasons": reasons.collect::<Vec<_>>(),
            })
        });
        let by_stage = self
            .by_stage
            .iter()
            .map(|(stage, agreement)| json!({"stage": stage, "agreement": agreement.json()}));
        json!({
            "first": set(&self.sets[0]),
            "second": set(&self.sets[1]),
            "lines": self.changed_lines(text).lines().collect::<Vec<_>>(),
            "values": values.collect::<Vec<_>>(),
            "rules": rules.collect::<Vec<_>>(),
            "regions": regions.collect::<Vec<_>>(),
            "agreement": self.agreement.json(),
            "byStage": by_stage.collect::<Vec<_>>(),
            "meanGap": self.mean_gap,
            "gap90": self.large_gap,
            "sameMoves": self.same_moves,
            "furthest": furthest.collect::<Vec<_>>(),
            "games": self.games.map(|tally| json!({"wins": tally.wins, "draws": tally.draws, "losses": tally.losses})),
        })
    }

    pub(super) fn csv(&self) -> Vec<Vec<String>> {
        let mut rows = vec![["fen", "stage", "first", "second"].map(str::to_owned).to_vec()];
        let [first, second] = &self.judged;
        rows.extend(first.iter().zip(second).map(|(one, other)| {
            vec![one.pos.fen(), one.ledger.stage.clone(), one.value.to_string(), other.value.to_string()]
        }));
        rows
    }
}

fn rule_title(pair: &RulePair) -> String {
    match (&pair.rules.first, &pair.rules.second) {
        (Some(one), Some(other)) if one.title != other.title => format!("{} / {}", one.title, other.title),
        (Some(one), _) => one.title.clone(),
        (None, Some(other)) => other.title.clone(),
        (None, None) => String::new(),
    }
}

fn likeness_key(likeness: &Likeness) -> &'static str {
    match likeness {
        Likeness::Equal => "equal",
        Likeness::OtherNumbers(_) => "other-numbers",
        Likeness::Different => "different",
        Likeness::OnlyFirst => "only-first",
        Likeness::OnlySecond => "only-second",
    }
}

fn likeness_words(likeness: &Likeness, text: Text) -> String {
    let words = text.get(&format!("dhjog-likeness-{}", likeness_key(likeness)));
    let Likeness::OtherNumbers(numbers) = likeness else { return words };
    let number = |number: f64| {
        let digits = text.decimal(number, 3);
        digits.trim_end_matches('0').trim_end_matches(['.', ',']).to_owned()
    };
    let pair = |(one, other): &(f64, f64)| {
        text.format("dhjog-likeness-numbers", args!["one" => number(*one), "other" => number(*other)])
    };
    format!("{words}: {}", numbers.iter().map(pair).collect::<Vec<_>>().join("; "))
}

/// `TITLE: +0.30 → -0.20`; the value before the rules has a name of its own.
fn reason_words(reason: &Difference, text: Text) -> String {
    let title = if reason.kind.is_none() { text.get("dhjog-reason-base") } else { reason.title.clone() };
    let value = |value: Option<f64>| value.map_or("–".to_owned(), |value| signed(value, text));
    format!("  {title}: {} → {}", value(reason.first), value(reason.second))
}

fn role_word(role: Role, language: Language) -> &'static str {
    Keyword::of_role(role).word(language)
}
