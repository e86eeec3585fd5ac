//! How far the reading of a base is, for a person who waits.

use std::time::{Duration, Instant};

use lucena_games::source::Reach;
use lucena_text::{Text, args};

use crate::cli::Console;

/// How often the line is drawn anew.
const PERIOD: Duration = Duration::from_millis(200);
const WIDTH: usize = 20;

/// The clock of a piece of work, and when its line was last drawn.
#[derive(Debug)]
pub(crate) struct Meter {
    start: Instant,
    last: Instant,
}

/// What is shown besides the bar.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Counts {
    pub(crate) games: u64,
    pub(crate) positions: u64,
    pub(crate) hits: u64,
}

impl Meter {
    pub(crate) fn new() -> Meter {
        let now = Instant::now();
        Meter { start: now, last: now }
    }

    /// Seconds since the start.
    pub(crate) fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    /// Draws the line, if a person is watching and the last one is old.
    pub(crate) fn show(&mut self, reach: &Reach, counts: Counts, console: &mut Console<'_>) {
        if self.last.elapsed() < PERIOD {
            return;
        }
        self.last = Instant::now();
        let seconds = self.seconds();
        console.show_progress(|text| line(reach.done(), reach.all(), counts, seconds, text));
    }
}

fn line(done: u64, all: Option<u64>, counts: Counts, seconds: f64, text: Text) -> String {
    let share = all.filter(|&all| 0 < all).map(|all| (done as f64 / all as f64).min(1.0));
    let bar = match share {
        None => String::new(),
        Some(share) => {
            let filled = (share * WIDTH as f64) as usize;
            format!("{}{} {:3.0} % ", "█".repeat(filled), "░".repeat(WIDTH - filled), share * 100.0)
        }
    };
    let left = match share {
        Some(share) if 0.01 < share => clock(seconds / share - seconds),
        _ => "–".to_owned(),
    };
    let rate = text.number((counts.positions.max(counts.games) as f64 / seconds) as u64);
    let details = args![
        "games" => text.number(counts.games),
        "positions" => text.number(counts.positions),
        "hits" => text.number(counts.hits),
        "rate" => rate,
        "left" => left
    ];
    bar + &text.format(if 0 < counts.positions { "games-progress-search" } else { "games-progress" }, details)
}

/// `1:02:03` or `2:03`.
fn clock(seconds: f64) -> String {
    let seconds = seconds.max(0.0) as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if 0 < hours { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
