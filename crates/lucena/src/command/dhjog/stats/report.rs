//! The statistics of a set for people, as JSON and as CSV.

use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::Statistics;
use crate::command::dhjog::compare::FEW;
use crate::command::dhjog::document::{Block, Plot, Point};
use crate::command::dhjog::eval::signed;
use crate::command::dhjog::judged::Agreement;

impl Statistics {
    pub(super) fn blocks(&self, text: Text) -> Vec<Block> {
        let heading = |key: &str| Block::Heading(text.get(key));
        let mut blocks = vec![heading("dhjog-stats-agreement")];
        let count = self.measured.agreement.count;
        if count < FEW {
            blocks.push(Block::Words(text.format("dhjog-few-positions", args!["count" => count])));
        }
        blocks.push(Block::Table(self.measured.agreement.rows(text)));
        blocks.push(Block::Table(self.measured.agreement.sign_rows(text)));
        if self.measured.are_grades {
            blocks.push(Block::Words(text.get("dhjog-stats-grades")));
            blocks.push(Block::Table(self.grade_rows(text)));
        }
        if let Some(line) = self.line {
            let words = args![
                "intercept" => text.decimal(line.intercept, 2), "slope" => text.decimal(line.slope, 3),
                "rsquared" => text.decimal(line.r_squared, 3), "residual" => text.decimal(line.residual, 2),
            ];
            blocks.push(Block::Words(text.format("dhjog-stats-line", words)));
            if !self.measured.are_grades {
                let key = if line.slope > 1.0 { "dhjog-stats-too-small" } else { "dhjog-stats-too-large" };
                let times = if line.slope > 1.0 { line.slope } else { 1.0 / line.slope.max(0.001) };
                blocks.push(Block::Words(text.format(key, args!["times" => text.decimal(times, 2)])));
            }
        }
        blocks.extend([Block::Plot(self.scatter(text)), Block::Plot(self.residuals(text))]);
        for (phase, agreement) in &self.phases {
            blocks.push(Block::Words(text.get(&format!("dhjog-phase-{}", phase.key()))));
            blocks.push(Block::Table(agreement.rows(text)));
        }
        match &self.test {
            Some(test) => {
                blocks.push(heading("dhjog-stats-test-heading"));
                blocks.push(Block::Table(test.rows(text)));
            }
            None => blocks.push(Block::Words(text.get("dhjog-stats-no-test"))),
        }
        blocks.push(heading("dhjog-stats-rules"));
        blocks.push(Block::Table(self.worth_rows(text)));
        blocks.push(heading("dhjog-stats-worst"));
        for index in self.worst() {
            blocks.push(Block::Board(self.measured.judged[index].pos, self.said(index, text)));
        }
        blocks
    }

    fn grade_rows(&self, text: Text) -> Vec<Vec<String>> {
        let names = (-3..=3).map(|grade: i8| format!("{grade:+}"));
        let mut rows =
            vec![[String::new(), String::new()].into_iter().chain(names.clone()).collect::<Vec<_>>()];
        for (name, counts) in names.zip(self.grades()) {
            let counts = counts.map(|count| text.number(count as u64));
            rows.push([String::new(), name].into_iter().chain(counts).collect());
        }
        rows
    }

    fn worth_rows(&self, text: Text) -> Vec<Vec<String>> {
        let columns = ["stage", "rule", "mine", "theirs", "mean", "spearman", "kendall", "signs", "remark"];
        let mut rows = vec![columns.map(|column| text.get(&format!("dhjog-column-{column}"))).to_vec()];
        for worth in &self.worths {
            let gain = |gain: Option<f64>| match gain {
                Some(gain) => format!("{}{}", if gain > 0.0 { "+" } else { "" }, text.decimal(gain, 3)),
                None => "–".to_owned(),
            };
            rows.push(vec![
                worth.stage.clone(),
                worth.rule.title.clone(),
                text.number(worth.fired[0] as u64),
                text.number(worth.fired[1] as u64),
                signed(worth.mean, text),
                gain(worth.gains[0]),
                gain(worth.gains[1]),
                gain(worth.gains[2]),
                if worth.is_dead() { text.get("dhjog-stats-dead") } else { String::new() },
            ]);
        }
        rows
    }

    fn points(&self, y: impl Fn(usize) -> f64) -> Vec<Point> {
        let stages: Vec<&str> = self.set.stages().collect();
        let judged = self.measured.judged.iter().enumerate();
        judged
            .map(|(index, one)| Point {
                x: self.measured.values[index],
                y: y(index),
                pos: one.pos,
                words: one.ledger.stage.clone(),
                group: stages.iter().position(|stage| *stage == one.ledger.stage).unwrap_or(0),
            })
            .collect()
    }

    fn scatter(&self, text: Text) -> Plot {
        Plot {
            title: text.get("dhjog-stats-scatter"),
            axes: [self.set.title().to_owned(), text.get("dhjog-stats-reference-axis")],
            points: self.points(|index| self.measured.reference[index]),
            line: self.line.map(|line| (line.intercept, line.slope)),
            groups: self.set.stages().map(str::to_owned).collect(),
        }
    }

    fn residuals(&self, text: Text) -> Plot {
        Plot {
            title: text.get("dhjog-stats-residuals"),
            axes: [self.set.title().to_owned(), text.get("dhjog-stats-residual-axis")],
            points: self.points(|index| self.residual(index)),
            line: None,
            groups: self.set.stages().map(str::to_owned).collect(),
        }
    }

    /// Values and ledger of a position.
    fn said(&self, index: usize, text: Text) -> String {
        let one = &self.measured.judged[index];
        let words = args![
            "value" => text.decimal(self.measured.values[index], 0),
            "reference" => text.decimal(self.measured.reference[index], 0),
        ];
        let mut lines = vec![text.format("dhjog-stats-values", words)];
        let fired = one.ledger.entries.iter().filter(|entry| entry.contribution != 0.0);
        lines.push(format!("  {}: {}", text.get("dhjog-reason-base"), signed(one.ledger.base, text)));
        lines.extend(fired.map(|entry| format!("  {}: {}", entry.title, signed(entry.contribution, text))));
        lines.join("\n")
    }

    pub(super) fn json(&self) -> Value {
        let rules = self.worths.iter().map(|worth| {
            json!({
                "stage": worth.stage, "title": worth.rule.title, "line": worth.rule.line, "firedForMe": worth.fired[0],
                "firedForOpponent": worth.fired[1], "dead": worth.is_dead(), "meanContribution": worth.mean,
                "gain": {"spearman": worth.gains[0], "kendall": worth.gains[1], "signAgreement": worth.gains[2]},
            })
        });
        let phases = self
            .phases
            .iter()
            .map(|(phase, agreement)| json!({"phase": phase.key(), "agreement": agreement.json()}));
        let worst = self.worst().into_iter().map(|index| {
            let one = &self.measured.judged[index];
            let entries = one.ledger.entries.iter();
            json!({
                "fen": one.pos.fen(), "value": self.measured.values[index], "reference": self.measured.reference[index],
                "residual": self.residual(index), "stage": one.ledger.stage, "base": one.ledger.base,
                "entries": entries.map(|entry| json!({"title": entry.title, "contribution": entry.contribution})).collect::<Vec<_>>(),
            })
        });
        json!({
            "title": self.set.title(),
            "level": self.set.level(),
            "fingerprint": self.set.fingerprint(),
            "reference": if self.measured.are_grades { "grades" } else { "centipawns" },
            "agreement": self.measured.agreement.json(),
            "grades": self.measured.are_grades.then(|| self.grades()),
            "line": self.line.map(|line| json!({
                "intercept": line.intercept, "slope": line.slope, "rSquared": line.r_squared, "residual": line.residual,
            })),
            "phases": phases.collect::<Vec<_>>(),
            "test": self.test.as_ref().map(Agreement::json),
            "rules": rules.collect::<Vec<_>>(),
            "worst": worst.collect::<Vec<_>>(),
        })
    }

    pub(super) fn csv(&self) -> Vec<Vec<String>> {
        let mut rows = vec![["fen", "stage", "value", "reference", "residual"].map(str::to_owned).to_vec()];
        rows.extend(self.measured.judged.iter().enumerate().map(|(index, one)| {
            vec![
                one.pos.fen(),
                one.ledger.stage.clone(),
                self.measured.values[index].to_string(),
                self.measured.reference[index].to_string(),
                format!("{:.2}", self.residual(index)),
            ]
        }));
        rows
    }
}
