//! A class as one value: every row that belongs to it, taken out and put in again under new numbers.

use std::collections::BTreeMap;

use rusqlite::types::Value;
use rusqlite::{Transaction, params_from_iter};

use crate::{Store, StoreError};

/// A field of a row.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Nothing.
    Nothing,
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

/// Some rows of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// The names of its columns.
    pub columns: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

/// All rows of a class.
pub type Bundle = Vec<Table>;

/// A table of a class: which of its rows belong to it, its columns, whether the first is its own number, and which refer to
/// numbers of other tables. What is no business of another computer (keys of browsers) is left out.
struct Shape {
    name: &'static str,
    belongs: &'static str,
    columns: &'static [&'static str],
    has_number: bool,
    refers: &'static [(&'static str, &'static str)],
}

const ROUNDS: &str = "round IN (SELECT id FROM round WHERE class = ?1)";
const SETS: &str = "class_set IN (SELECT id FROM class_set WHERE class = ?1)";
const TOURNAMENTS: &str =
    "tournament IN (SELECT id FROM tournament WHERE round IN (SELECT id FROM round WHERE class = ?1))";

const SHAPES: &[Shape] = &[
    Shape {
        name: "class",
        belongs: "id = ?1",
        columns: &[
            "id",
            "name",
            "code",
            "level_limit",
            "allowed_functions",
            "max_tokens",
            "language",
            "test",
            "created",
        ],
        has_number: true,
        refers: &[],
    },
    Shape {
        name: "member",
        belongs: "class = ?1",
        columns: &["id", "class", "nickname", "folded", "role", "secret_hash", "joined", "last_seen"],
        has_number: true,
        refers: &[("class", "class")],
    },
    Shape {
        name: "round",
        belongs: "class = ?1",
        columns: &["id", "class", "number", "phase", "opened", "closed"],
        has_number: true,
        refers: &[("class", "class")],
    },
    Shape {
        name: "class_set",
        belongs: "class = ?1",
        columns: &["id", "class", "owner", "title", "draft", "drafted", "is_entered", "is_group"],
        has_number: true,
        refers: &[("class", "class"), ("owner", "member")],
    },
    Shape {
        name: "set_version",
        belongs: SETS,
        columns: &["class_set", "number", "text", "fingerprint", "level", "written", "note"],
        has_number: false,
        refers: &[("class_set", "class_set")],
    },
    Shape {
        name: "set_grant",
        belongs: SETS,
        columns: &["class_set", "member", "role", "rights"],
        has_number: false,
        refers: &[("class_set", "class_set"), ("member", "member")],
    },
    Shape {
        name: "annotation",
        belongs: SETS,
        columns: &["id", "class_set", "version", "line", "author", "kind", "text", "written", "answers"],
        has_number: true,
        refers: &[("class_set", "class_set"), ("author", "member"), ("answers", "annotation")],
    },
    Shape {
        name: "frozen",
        belongs: ROUNDS,
        columns: &["round", "class_set", "version", "fingerprint"],
        has_number: false,
        refers: &[("round", "round"), ("class_set", "class_set")],
    },
    Shape {
        name: "tournament",
        belongs: ROUNDS,
        columns: &["id", "round", "configuration", "state", "result", "begun"],
        has_number: true,
        refers: &[("round", "round")],
    },
    Shape {
        name: "entrant",
        belongs: TOURNAMENTS,
        columns: &["tournament", "place", "name", "member", "class_set", "text", "fingerprint"],
        has_number: false,
        refers: &[("tournament", "tournament"), ("member", "member"), ("class_set", "class_set")],
    },
    Shape {
        name: "class_game",
        belongs: TOURNAMENTS,
        columns: &["tournament", "number", "white", "black", "result", "pgn"],
        has_number: false,
        refers: &[("tournament", "tournament")],
    },
    Shape {
        name: "position_set",
        belongs: "class = ?1",
        columns: &["id", "class", "name", "purpose", "positions", "created"],
        has_number: true,
        refers: &[("class", "class")],
    },
    Shape {
        name: "grading",
        belongs: "member IN (SELECT id FROM member WHERE class = ?1)",
        columns: &["member", "test", "position", "grade", "graded"],
        has_number: false,
        refers: &[("member", "member")],
    },
    Shape {
        name: "event",
        belongs: "class = ?1",
        columns: &["class", "member", "what", "detail", "happened"],
        has_number: false,
        refers: &[("class", "class"), ("member", "member")],
    },
];

/// The new numbers by table and old number.
type Numbers = BTreeMap<(&'static str, i64), i64>;

impl Store {
    /// All rows of a class.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn bundle(&self, class: i64) -> Result<Bundle, StoreError> {
        let mut bundle = Vec::new();
        for shape in SHAPES {
            let query = format!(
                "SELECT {} FROM {} WHERE {} ORDER BY rowid",
                shape.columns.join(", "),
                shape.name,
                shape.belongs
            );
            let rows = self.rows(&query, [class], |row| {
                (0..shape.columns.len())
                    .map(|column| {
                        Ok(match row.get(column)? {
                            Value::Integer(number) => Cell::Number(number),
                            Value::Text(text) => Cell::Text(text),
                            _ => Cell::Nothing,
                        })
                    })
                    .collect()
            })?;
            let columns = shape.columns.iter().map(|&name| name.to_owned()).collect();
            bundle.push(Table { name: shape.name.to_owned(), columns, rows });
        }
        Ok(bundle)
    }

    /// Puts a class in under new numbers and a new code, all of it or nothing; gives its number. Nothing if the rows do not
    /// make a class.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn unbundle(&self, bundle: &[Table], code: &str) -> Result<Option<i64>, StoreError> {
        let done = self.write(|transaction| {
            let mut numbers = Numbers::new();
            for shape in SHAPES {
                let Some(table) = bundle.iter().find(|table| table.name == shape.name) else { continue };
                if table.columns != shape.columns {
                    return Err(unfit());
                }
                for row in &table.rows {
                    put(transaction, shape, row, code, &mut numbers)?;
                }
            }
            let class = numbers.iter().find(|((table, _), _)| *table == "class").map(|(_, new)| *new);
            class.ok_or_else(unfit)
        });
        match done {
            Ok(class) => Ok(Some(class)),
            Err(StoreError::Other(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

fn unfit() -> StoreError {
    StoreError::Other("the rows make no class".to_owned())
}

fn put(
    transaction: &Transaction<'_>,
    shape: &'static Shape,
    row: &[Cell],
    code: &str,
    numbers: &mut Numbers,
) -> Result<(), StoreError> {
    if row.len() != shape.columns.len() {
        return Err(unfit());
    }
    let mut values = Vec::new();
    for (&column, cell) in shape.columns.iter().zip(row) {
        let refers = shape.refers.iter().find(|(name, _)| *name == column);
        values.push(match (refers, cell) {
            (Some((_, table)), Cell::Number(old)) => {
                Value::Integer(*numbers.get(&(*table, *old)).ok_or_else(unfit)?)
            }
            (None, Cell::Number(_)) if shape.has_number && column == "id" => Value::Null,
            (None, _) if shape.name == "class" && column == "code" => Value::Text(code.to_owned()),
            (_, Cell::Number(number)) => Value::Integer(*number),
            (_, Cell::Text(text)) => Value::Text(text.clone()),
            (_, Cell::Nothing) => Value::Null,
        });
    }
    let places: Vec<String> = (1..=values.len()).map(|number| format!("?{number}")).collect();
    transaction.execute(
        &format!("INSERT INTO {} ({}) VALUES ({})", shape.name, shape.columns.join(", "), places.join(", ")),
        params_from_iter(values),
    )?;
    if let (true, Some(Cell::Number(old))) = (shape.has_number, row.first()) {
        numbers.insert((shape.name, *old), transaction.last_insert_rowid());
    }
    Ok(())
}
