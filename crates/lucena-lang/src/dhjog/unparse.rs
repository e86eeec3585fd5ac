//! From the plain tree of a set back to its text.

mod expression;

use self::expression::{OR, SIGNED, TERM, WHOLE};
use super::blocks::{BlockError, Data, attribute_word, type_of};
use super::keyword::Keyword;
use super::lexer::folded;
use crate::words::Language;

type Written = Result<(), BlockError>;

/// How deep a tree is followed: far deeper than any set may be nested.
const DEEPEST: usize = 200;

pub(super) struct Writer {
    language: Language,
    text: String,
    indent: usize,
    /// The way from the root to where we are.
    path: Vec<String>,
    own: Vec<String>,
}

impl Writer {
    pub(super) fn new(language: Language) -> Writer {
        Writer { language, text: String::new(), indent: 0, path: Vec::new(), own: Vec::new() }
    }

    pub(super) fn finish(self) -> String {
        self.text
    }

    fn wrong<T>(&self, expected: &'static str) -> Result<T, BlockError> {
        Err(BlockError { path: self.path.join("/"), expected })
    }

    fn word(&self, keyword: Keyword) -> &'static str {
        keyword.word(self.language)
    }

    fn line(&mut self, words: &str) {
        self.text.push_str(&"  ".repeat(self.indent));
        self.text.push_str(words);
        self.text.push('\n');
    }

    /// Does something with a field.
    fn at<T>(
        &mut self,
        tree: &Data,
        name: &str,
        then: impl FnOnce(&mut Writer, &Data) -> Result<T, BlockError>,
    ) -> Result<T, BlockError> {
        if self.path.len() > DEEPEST {
            return self.wrong("less nesting");
        }
        self.path.push(name.to_owned());
        let found = match tree.get(name) {
            Some(value) => then(self, value),
            None => self.wrong("a field of this name"),
        };
        if found.is_ok() {
            self.path.pop();
        }
        found
    }

    /// Does something with each part of a list in a field.
    fn each(
        &mut self,
        tree: &Data,
        name: &str,
        mut then: impl FnMut(&mut Writer, &Data) -> Written,
    ) -> Written {
        self.at(tree, name, |writer, list| {
            let Data::List(parts) = list else { return writer.wrong("a list") };
            for (index, part) in parts.iter().enumerate() {
                writer.path.push(index.to_string());
                then(writer, part)?;
                writer.path.pop();
            }
            Ok(())
        })
    }

    fn text_at(&mut self, tree: &Data, name: &str) -> Result<String, BlockError> {
        self.at(tree, name, |writer, value| match value {
            Data::Text(text) => Ok(text.clone()),
            _ => writer.wrong("a text"),
        })
    }

    fn truth_at(&mut self, tree: &Data, name: &str) -> Result<bool, BlockError> {
        self.at(tree, name, |writer, value| match value {
            Data::Truth(truth) => Ok(*truth),
            _ => writer.wrong("true or false"),
        })
    }

    fn number_at(&mut self, tree: &Data, name: &str) -> Result<f64, BlockError> {
        self.at(tree, name, |writer, value| match value {
            Data::Number(number) if number.is_finite() && number.abs() < 1e15 => Ok(*number),
            _ => writer.wrong("a number"),
        })
    }

    fn keyword_at(&mut self, tree: &Data, name: &str) -> Result<Keyword, BlockError> {
        self.at(tree, name, |writer, value| match value {
            Data::Text(text) => match Keyword::from_spelling(&folded(text)) {
                Some(keyword) => Ok(keyword),
                None => writer.wrong("a word of the language"),
            },
            _ => writer.wrong("a word of the language"),
        })
    }

    /// A name that cannot be mistaken for anything else.
    fn name_at(&mut self, tree: &Data, name: &str) -> Result<String, BlockError> {
        let written = self.text_at(tree, name)?;
        let is_name = written.chars().all(|c| c.is_alphanumeric() || c == '_') && !written.is_empty();
        if is_name { Ok(written) } else { self.wrong("a name of letters, digits and _") }
    }

    fn quoted_at(&mut self, tree: &Data, name: &str) -> Result<String, BlockError> {
        Ok(quoted(&self.text_at(tree, name)?))
    }

    pub(super) fn set(&mut self, tree: &Data) -> Written {
        self.own = own_functions(tree);
        if self.text_at(tree, "kind")? != "set" {
            return self.wrong("a set");
        }
        let title = self.quoted_at(tree, "title")?;
        self.line(&format!("{} {title}", self.word(Keyword::HeuristicSet)));
        self.indent += 1;
        self.each(tree, "items", |writer, item| writer.set_item(item))?;
        self.end(Keyword::HeuristicSet);
        Ok(())
    }

    fn end(&mut self, block: Keyword) {
        self.indent -= 1;
        self.line(&format!("{} {}", self.word(Keyword::End), self.word(block)));
    }

    fn set_item(&mut self, item: &Data) -> Written {
        let line = match self.text_at(item, "kind")?.as_str() {
            "author" => format!("{} {}", self.word(Keyword::Author), self.quoted_at(item, "text")?),
            "version" => format!("{} {}", self.word(Keyword::Version), self.quoted_at(item, "text")?),
            "level" => {
                let level = self.text_at(item, "text")?;
                let is_number = !level.is_empty() && level.bytes().all(|byte| byte.is_ascii_digit());
                let level = if is_number { level } else { quoted(&level) };
                format!("{} <- {level}", self.word(Keyword::ComplexityLevel))
            }
            "initial" => {
                format!("{} <- {}", self.word(Keyword::InitialStage), self.quoted_at(item, "stage")?)
            }
            "application" => {
                let whose = if self.truth_at(item, "onlyMe")? { Keyword::OnlyMe } else { Keyword::Both };
                format!("{} <- {}", self.word(Keyword::Application), self.word(whose))
            }
            "annotation" => return self.annotation(item),
            "region" => return self.region(item),
            "function" => return self.function(item),
            "stage" => return self.stage(item),
            _ => return self.wrong("a part of a set"),
        };
        self.line(&line);
        Ok(())
    }

    fn annotation(&mut self, item: &Data) -> Written {
        let (title, kind) = (self.quoted_at(item, "title")?, self.keyword_at(item, "note")?);
        self.line(&format!("{} {title} {}", self.word(Keyword::Annotation), self.word(kind)));
        self.indent += 1;
        if let Some(Data::Text(author)) = item.get("author") {
            self.line(&format!("{} {}", self.word(Keyword::Author), quoted(author)));
        }
        self.each(item, "lines", |writer, line| match line {
            Data::Text(text) => {
                writer.line(&quoted(text));
                Ok(())
            }
            _ => writer.wrong("a text"),
        })?;
        self.end(Keyword::Annotation);
        Ok(())
    }

    fn region(&mut self, item: &Data) -> Written {
        let name = self.quoted_at(item, "name")?;
        let squares = self.expression_at(item, "squares", OR)?;
        self.line(&format!("{}[] {name} <- {squares}", self.word(Keyword::Square)));
        Ok(())
    }

    fn stage(&mut self, item: &Data) -> Written {
        let title = self.quoted_at(item, "title")?;
        self.line(&format!("{} {title}", self.word(Keyword::Stage)));
        self.indent += 1;
        self.each(item, "items", |writer, item| writer.stage_item(item))?;
        self.end(Keyword::Stage);
        Ok(())
    }

    fn stage_item(&mut self, item: &Data) -> Written {
        let line = match self.text_at(item, "kind")?.as_str() {
            "pieceValue" => {
                let piece = self.keyword_at(item, "piece")?;
                let value = self.number_at(item, "value")?;
                format!("{}.{} <- {value}", self.word(piece), self.word(Keyword::Value))
            }
            "board" => {
                format!("{} <- {}", self.word(Keyword::Board), self.expression_at(item, "value", OR)?)
            }
            "annotation" => return self.annotation(item),
            "region" => return self.region(item),
            "heuristic" => return self.heuristic(item),
            _ => return self.wrong("a part of a stage"),
        };
        self.line(&line);
        Ok(())
    }

    fn heuristic(&mut self, item: &Data) -> Written {
        let (kind, title) = (self.keyword_at(item, "changes")?, self.quoted_at(item, "title")?);
        self.line(&format!("{} {} {title}", self.word(Keyword::Heuristic), self.word(kind)));
        self.indent += 1;
        self.each(item, "annotations", |writer, annotation| writer.annotation(annotation))?;
        let condition = self.expression_at(item, "condition", OR)?;
        self.line(&format!("{} {condition}", self.word(Keyword::If)));
        self.line(self.word(Keyword::Then));
        self.indent += 1;
        self.each(item, "actions", |writer, action| writer.action(action))?;
        self.indent -= 1;
        self.end(Keyword::Heuristic);
        Ok(())
    }

    fn action(&mut self, action: &Data) -> Written {
        let line = match self.text_at(action, "kind")?.as_str() {
            "board" => {
                format!("{} <- {}", self.word(Keyword::Board), self.expression_at(action, "value", OR)?)
            }
            "stage" => {
                format!("{} <- {}", self.word(Keyword::CurrentStage), self.quoted_at(action, "stage")?)
            }
            "pieces" => {
                let target = self.expression_at(action, "target", WHOLE)?;
                let operator = self.text_at(action, "operator")?;
                let least = match operator.as_str() {
                    "+" | "-" => TERM,
                    "*" | "/" => SIGNED,
                    "<-" => OR,
                    _ => return self.wrong("one of + - * / <-"),
                };
                format!("{target} {operator} {}", self.expression_at(action, "operand", least)?)
            }
            _ => return self.wrong("an action"),
        };
        self.line(&line);
        Ok(())
    }

    fn type_at(&mut self, tree: &Data, name: &str) -> Result<String, BlockError> {
        let word = self.text_at(tree, name)?;
        match type_of(&word) {
            Some(of) => Ok(of.word(self.language)),
            None => self.wrong("a type"),
        }
    }

    fn function(&mut self, item: &Data) -> Written {
        let name = self.name_at(item, "name")?;
        self.line(&format!("{} {name}", self.word(Keyword::Function)));
        self.indent += 1;
        if let Some(Data::Text(words)) = item.get("description") {
            self.line(&format!("{} {}", self.word(Keyword::Description), quoted(words)));
        }
        let result = self.type_at(item, "result")?;
        self.line(&format!("{} {result}", self.word(Keyword::Returns)));
        if matches!(item.get("parameters"), Some(Data::List(all)) if !all.is_empty()) {
            self.line(self.word(Keyword::Parameters));
        }
        self.each(item, "parameters", |writer, parameter| {
            let (of, name) = (writer.type_at(parameter, "type")?, writer.name_at(parameter, "name")?);
            writer.line(&format!("  {of} {name}"));
            Ok(())
        })?;
        self.line(self.word(Keyword::Commands));
        self.commands(item, "commands")?;
        self.end(Keyword::Function);
        Ok(())
    }

    fn commands(&mut self, tree: &Data, name: &str) -> Written {
        self.indent += 1;
        self.each(tree, name, |writer, command| writer.command(command))?;
        self.indent -= 1;
        Ok(())
    }

    fn command(&mut self, command: &Data) -> Written {
        match self.text_at(command, "kind")?.as_str() {
            "declare" => {
                let of = self.type_at(command, "type")?;
                let mut names = Vec::new();
                self.each(command, "names", |writer, name| match name {
                    Data::Text(name) => {
                        names.push(name.clone());
                        Ok(())
                    }
                    _ => writer.wrong("a name"),
                })?;
                let value = match command.get("value") {
                    None | Some(Data::Nothing) => String::new(),
                    Some(_) => format!(" <- {}", self.expression_at(command, "value", OR)?),
                };
                self.line(&format!("{of} {}{value}", names.join(", ")));
            }
            "assign" => {
                let (name, value) =
                    (self.name_at(command, "name")?, self.expression_at(command, "value", OR)?);
                self.line(&format!("{name} <- {value}"));
            }
            "change" => {
                let word = if self.truth_at(command, "removes")? { "REMOVE" } else { "ADD" };
                let word = attribute_word(word, self.language);
                let (name, value) =
                    (self.name_at(command, "name")?, self.expression_at(command, "value", OR)?);
                self.line(&format!("{name}.{word}({value})"));
            }
            "if" => {
                let condition = self.expression_at(command, "condition", OR)?;
                let (head, then) = (self.word(Keyword::If), self.word(Keyword::Then));
                self.line(&format!("{head} {condition} {then}"));
                self.commands(command, "then")?;
                if matches!(command.get("else"), Some(Data::List(all)) if !all.is_empty()) {
                    self.line(self.word(Keyword::Else));
                    self.commands(command, "else")?;
                }
                self.indent += 1;
                self.end(Keyword::If);
            }
            "count" => {
                let name = self.name_at(command, "name")?;
                let (from, to) =
                    (self.expression_at(command, "from", OR)?, self.expression_at(command, "to", OR)?);
                let [head, low, high, body] =
                    [Keyword::For, Keyword::From, Keyword::To, Keyword::Do].map(|word| self.word(word));
                self.line(&format!("{head} {name} {low} {from} {high} {to} {body}"));
                self.commands(command, "body")?;
                self.indent += 1;
                self.end(Keyword::For);
            }
            "each" => {
                let (name, set) = (self.name_at(command, "name")?, self.expression_at(command, "set", OR)?);
                let [head, each, inside, body] =
                    [Keyword::For, Keyword::Each, Keyword::In, Keyword::Do].map(|word| self.word(word));
                self.line(&format!("{head} {each} {name} {inside} {set} {body}"));
                self.commands(command, "body")?;
                self.indent += 1;
                self.end(Keyword::For);
            }
            "return" => {
                let value = self.expression_at(command, "value", OR)?;
                self.line(&format!("{} {value}", self.word(Keyword::Returns)));
            }
            _ => return self.wrong("a command"),
        }
        Ok(())
    }
}

fn quoted(text: &str) -> String {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("\"{}\"", line.replace('\\', "\\\\").replace('"', "\\\""))
}

fn own_functions(tree: &Data) -> Vec<String> {
    let Some(Data::List(items)) = tree.get("items") else { return Vec::new() };
    let name = |item: &Data| match (item.get("kind"), item.get("name")) {
        (Some(Data::Text(kind)), Some(Data::Text(name))) if kind == "function" => Some(folded(name)),
        _ => None,
    };
    items.iter().filter_map(name).collect()
}
