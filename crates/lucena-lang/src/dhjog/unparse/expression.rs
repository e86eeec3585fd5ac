//! Expressions, with brackets only where they are needed.

use lucena_chess::Square;

use super::Writer;
use crate::dhjog::blocks::{BlockError, Data, attribute_word};
use crate::dhjog::functions::Function;
use crate::dhjog::keyword::Keyword;
use crate::dhjog::lexer::folded;

/// How tightly an expression holds together, from OR to what needs no brackets.
pub(super) const OR: u8 = 1;
pub(super) const AND: u8 = 2;
pub(super) const NOT: u8 = 3;
pub(super) const COMPARISON: u8 = 4;
pub(super) const SUM: u8 = 5;
pub(super) const TERM: u8 = 6;
pub(super) const SIGNED: u8 = 7;
pub(super) const WHOLE: u8 = 8;

impl Writer {
    /// An expression in brackets if it holds together less than it must.
    pub(super) fn expression_at(&mut self, tree: &Data, name: &str, least: u8) -> Result<String, BlockError> {
        self.at(tree, name, |writer, value| writer.expression(value, least))
    }

    fn expression(&mut self, tree: &Data, least: u8) -> Result<String, BlockError> {
        let (words, hold) = self.bare(tree)?;
        Ok(if hold < least { format!("({words})") } else { words })
    }

    fn list_at(&mut self, tree: &Data, name: &str) -> Result<String, BlockError> {
        let mut all = Vec::new();
        self.each(tree, name, |writer, one| {
            all.push(writer.expression(one, OR)?);
            Ok(())
        })?;
        Ok(all.join(", "))
    }

    fn bare(&mut self, tree: &Data) -> Result<(String, u8), BlockError> {
        Ok(match self.text_at(tree, "kind")?.as_str() {
            "number" => {
                let value = self.number_at(tree, "value")?;
                (value.to_string(), if value < 0.0 { SIGNED } else { WHOLE })
            }
            "text" => (self.quoted_at(tree, "value")?, WHOLE),
            "square" => (self.square_at(tree, "name")?, WHOLE),
            "word" => {
                let word = self.keyword_at(tree, "word")?;
                (self.word(word).to_owned(), WHOLE)
            }
            "name" => (self.name_at(tree, "name")?, WHOLE),
            "call" => {
                let name = self.name_at(tree, "name")?;
                let word = folded(&name);
                let known = Function::from_spelling(&word).filter(|_| !self.own.contains(&word));
                let name = known.map_or(name, |function| function.word(self.language).to_owned());
                (format!("{name}({})", self.list_at(tree, "arguments")?), WHOLE)
            }
            "attribute" => {
                let of = self.expression_at(tree, "of", WHOLE)?;
                let name = attribute_word(&self.name_at(tree, "name")?, self.language);
                let arguments = match tree.get("arguments") {
                    None | Some(Data::Nothing) => String::new(),
                    Some(_) => format!("({})", self.list_at(tree, "arguments")?),
                };
                (format!("{of}.{name}{arguments}"), WHOLE)
            }
            "elements" => {
                let mut all = Vec::new();
                self.each(tree, "elements", |writer, element| {
                    all.push(match writer.text_at(element, "kind")?.as_str() {
                        "range" => {
                            format!(
                                "{}..{}",
                                writer.square_at(element, "from")?,
                                writer.square_at(element, "to")?
                            )
                        }
                        _ => writer.expression(element, WHOLE)?,
                    });
                    Ok(())
                })?;
                (format!("{{{}}}", all.join(", ")), WHOLE)
            }
            "not" => (format!("{} {}", self.word(Keyword::Not), self.expression_at(tree, "of", NOT)?), NOT),
            "negative" => (format!("-{}", self.expression_at(tree, "of", SIGNED)?), SIGNED),
            "binary" => self.binary(tree)?,
            _ => return self.wrong("an expression"),
        })
    }

    fn square_at(&mut self, tree: &Data, name: &str) -> Result<String, BlockError> {
        let square = self.text_at(tree, name)?.to_lowercase();
        if square.parse::<Square>().is_ok() { Ok(square) } else { self.wrong("a square") }
    }

    fn binary(&mut self, tree: &Data) -> Result<(String, u8), BlockError> {
        let operator = self.text_at(tree, "operator")?;
        let hold = match operator.as_str() {
            "OR" => OR,
            "AND" => AND,
            "<" | "<=" | ">" | ">=" | "=" | "<>" | "CONTAINS" | "WITHIN" | "BELONGS" => COMPARISON,
            "+" | "-" | "UNION" | "INTERSECTION" | "EXCEPT" => SUM,
            "*" | "/" => TERM,
            _ => return self.wrong("an operator"),
        };
        // Comparisons are not chained; all others are read from the left.
        let left = if hold == COMPARISON { hold + 1 } else { hold };
        let word =
            Keyword::from_spelling(&operator).map_or(operator.clone(), |word| self.word(word).to_owned());
        let (left, right) =
            (self.expression_at(tree, "left", left)?, self.expression_at(tree, "right", hold + 1)?);
        Ok((format!("{left} {word} {right}"), hold))
    }
}
