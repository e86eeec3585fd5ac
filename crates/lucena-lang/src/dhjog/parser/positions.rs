//! Reading files of classified positions.

use super::{Broken, Parser, Reading, Want};
use crate::dhjog::ast::PositionTree;
use crate::dhjog::folded;
use crate::dhjog::keyword::Keyword;
use crate::dhjog::token::{Symbol, TokenKind};

/// What the grades are called besides their numbers, from -3 to 3: a sign, and a name without accents.
const GRADES: [(&str, &str); 7] = [
    ("-+", "PRETAS TEM VANTAGEM DECISIVA"),
    ("∓", "PRETAS TEM VANTAGEM CLARA"),
    ("⩱", "PRETAS TEM UMA PEQUENA VANTAGEM"),
    ("=", "TUDO IGUAL"),
    ("⩲", "BRANCAS TEM UMA PEQUENA VANTAGEM"),
    ("±", "BRANCAS TEM UMA VANTAGEM CLARA"),
    ("+-", "BRANCAS TEM UMA VANTAGEM DECISIVA"),
];

impl Parser<'_> {
    pub(super) fn positions(&mut self) -> Vec<PositionTree> {
        let mut positions = Vec::new();
        while self.keyword() == Some(Keyword::GamePosition) {
            self.open(Keyword::GamePosition);
            let read = self.position();
            positions.extend(self.ended(read));
        }
        positions
    }

    fn position(&mut self) -> Reading<PositionTree> {
        let mut tree = PositionTree { title: self.text()?, grade: None, fen: None };
        loop {
            match self.keyword() {
                Some(Keyword::Advantage) => {
                    self.walk.take();
                    self.expect_sign(Symbol::Arrow)?;
                    tree.grade = Some(self.grade()?);
                }
                Some(Keyword::Fen) => {
                    self.walk.take();
                    self.expect_sign(Symbol::Arrow)?;
                    tree.fen = Some(self.text()?);
                }
                Some(Keyword::Annotation) => drop(self.annotation()?),
                Some(Keyword::End) => return Ok(tree),
                _ if *self.walk.kind() == TokenKind::End => return Ok(tree),
                _ => return self.unexpected(Want::Message("dhjog-expected-position-item")),
            }
        }
    }

    fn grade(&mut self) -> Reading<i8> {
        let is_negative = self.maybe_sign(Symbol::Minus);
        let found = match self.walk.kind() {
            TokenKind::Number { value, is_integer: true, .. } if *value <= 3.0 => {
                let size = *value as i8;
                Some(if is_negative { -size } else { size })
            }
            TokenKind::Text(words) if !is_negative => {
                let words = folded(words.trim());
                let index = GRADES.iter().position(|(sign, name)| words == *sign || words == *name);
                index.and_then(|index| i8::try_from(index).ok()).map(|index| index - 3)
            }
            _ => None,
        };
        let Some(grade) = found else {
            let _: Reading<()> = self.unexpected(Want::Message("dhjog-expected-grade"));
            return Err(Broken);
        };
        self.walk.take();
        Ok(grade)
    }
}
