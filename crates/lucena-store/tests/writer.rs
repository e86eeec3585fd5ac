//! A program that writes to a store as fast as it can and says what was acknowledged; the tests kill it.

#![allow(clippy::print_stdout, reason = "its output is what the test reads; 2026-11-16")]

use std::io::Write;
use std::path::PathBuf;

use lucena_store::{Feedback, NewJob, Shelf, Store};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = PathBuf::from(arguments.next().ok_or("give the file of the store")?);
    let first: u64 = arguments.next().ok_or("give the first number")?.parse()?;
    let store = Store::open(&path)?;
    let mut out = std::io::stdout().lock();
    for number in first.. {
        let text = format!("text {number} {}", "x".repeat((number % 2000) as usize));
        match number % 4 {
            0 => drop(store.save_text(Shelf::Patterns, &format!("P{number}"), &text)?),
            1 => store.set_settings(&number.to_string())?,
            2 => {
                let id =
                    store.add_job(NewJob { kind: "review", title: &text, request: &number.to_string() })?;
                store.add_notes(id, &[("note".to_owned(), text.clone())])?;
                store.finish_job(id, &text, &[("pgn".to_owned(), text.clone())])?;
            }
            _ => store.add_feedback(&Feedback {
                review: None,
                ply: Some(number as u32),
                template: text,
                verdict: "accepted".to_owned(),
            })?,
        }
        writeln!(out, "{number}")?;
        out.flush()?;
    }
    Ok(())
}
