//! Tunes the weights on positions labeled with the results of their games: logistic loss, gradient descent.
//!
//! `cargo run --release -p lucena-eval --example tune -- POSITIONS.epd.zst OUT.weights [EPOCHS]`
//!
//! The scale K between scores and expected results is fitted first, with the weights as they are, and then
//! kept. A tenth of the positions is held out: its loss decides whether new weights are better.

#![allow(clippy::print_stdout, reason = "a tool at the desk is there to print; 2026-11-15")]

mod data;
mod descent;
mod model;

use std::error::Error;
use std::sync::Arc;

use lucena_eval::Weights;

use crate::data::Data;
use crate::model::Parameters;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(input), Some(output)) = (arguments.next(), arguments.next()) else {
        return Err("usage: tune POSITIONS.epd.zst OUT.weights [EPOCHS]".into());
    };
    let epochs: usize = arguments.next().map_or(Ok(30), |text| text.parse())?;
    let start = Weights::default();

    let mut data = Data::read(&input, Arc::new(start.clone()))?;
    let anchor = Parameters::from_weights(&start);
    let scale = model::fit_scale(&data, &anchor);
    let before = model::loss(data.held_out(), &anchor, scale);
    println!(
        "{} positions to learn from, {} held out; K = {scale:.5}; loss held out {before:.6}",
        data.learning().len(),
        data.held_out().len()
    );

    let mut parameters = anchor.clone();
    descent::run(&mut data, &mut parameters, &anchor, scale, epochs);
    let tuned = parameters.to_weights();
    let after = model::loss(data.held_out(), &Parameters::from_weights(&tuned), scale);
    println!("loss held out, rounded to whole numbers: {after:.6}");

    let name =
        std::path::Path::new(&input).file_name().map_or(input.clone(), |name| name.to_string_lossy().into());
    let header = format!(
        "Tuned on {name}: {} quiet positions labeled with the results of their games,\n\
         {} of them held out. Logistic loss (mean squared error of the expected result), K = {scale:.5} fitted first,\n\
         Adam in mini-batches, {epochs} epochs. Loss held out: {before:.6} before, {after:.6} after.",
        data.learning().len() + data.held_out().len(),
        data.held_out().len(),
    );
    std::fs::write(&output, tuned.to_text(&header))?;
    Ok(())
}
