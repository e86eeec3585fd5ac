//! What must hold for whatever stands in a file that the user names: books, weights, nets, tests, messages.

use std::cell::RefCell;
use std::sync::Arc;

use lucena_chess::Position;
use lucena_engine::{Book, polyglot_key};
use lucena_eval::{Evaluator, Net, Structure, Weights, unnamed};
use lucena_explain::Voice;
use lucena_explain::voice::WordFile;
use lucena_text::{Language, Text, parse_messages};

use crate::command::epd_tests;

/// Positions that everything is tried on: quiet, full of pieces, few pieces.
const POSITIONS: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];

fn positions() -> impl Iterator<Item = Position> + Clone {
    POSITIONS.iter().map(|fen| Position::from_fen(fen).expect("a good FEN"))
}

/// Any bytes are refused or are a Polyglot book whose moves are legal and which survives being written and read again. The
/// moves are tried with the keys of real positions as well, which no fuzzer would guess.
pub fn check_polyglot(bytes: &[u8]) {
    check_entries(bytes);
    let mut entries: Vec<Vec<u8>> = Vec::new();
    for (entry, pos) in bytes.chunks_exact(8).zip(positions().cycle()) {
        let key = polyglot_key(&pos).expect("an ordinary position");
        entries.push([&key.to_be_bytes(), entry].concat());
    }
    entries.sort_by_key(|entry| entry[..8].to_vec());
    check_entries(&entries.concat());
}

fn check_entries(bytes: &[u8]) {
    let Ok(book) = Book::from_polyglot(bytes) else { return };
    check_moves(&book);
    let written = book.to_polyglot();
    let again = Book::from_polyglot(&written).expect("what we wrote ourselves");
    assert_eq!(again.to_polyglot(), written);
    let _ = book.to_lines();
}

fn check_moves(book: &Book) {
    for pos in positions() {
        let moves = book.moves(&pos);
        assert!(moves.iter().all(|known| pos.is_legal(known.mv)), "{moves:?}");
        for seed in 0..4 {
            let chosen = book.choose(&pos, seed);
            assert!(chosen.is_none_or(|chosen| moves.iter().any(|known| known.mv == chosen)));
        }
    }
}

/// Any text is refused at one of its lines, or is a book of lines that can be written in both forms and read again.
pub fn check_book(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match Book::from_lines(&text) {
        Err(error) => assert!(1 <= error.line && error.line <= text.lines().count(), "{error}"),
        Ok(book) => {
            check_moves(&book);
            let lines = book.to_lines();
            let again = Book::from_lines(&lines).unwrap_or_else(|error| panic!("{error} in\n{lines}"));
            assert_eq!(again.positions(), book.positions(), "\n{lines}");
            check_entries(&book.to_polyglot());
        }
    }
}

/// Any text is refused, or is weights that survive being written and read again, and whose trace adds up. Text that replaces
/// lines of good weights is tried too: a whole file is more than a fuzzer would write.
pub fn check_weights(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let shipped = Weights::default().to_text("");
    let name = |line: &str| line.split_ascii_whitespace().next().map(str::to_owned);
    let replaced: Vec<Option<String>> = text.lines().map(name).collect();
    let kept = shipped.lines().filter(|line| !replaced.contains(&name(line)));
    let patched = kept.chain(text.lines()).collect::<Vec<_>>().join("\n");
    for weights in [&text, patched.as_str()].into_iter().filter_map(|text| Weights::parse(text).ok()) {
        assert_eq!(Weights::parse(&weights.to_text("a\nb")).as_ref(), Ok(&weights));
        let mut evaluator = Evaluator::new(Arc::new(weights));
        for pos in positions() {
            assert_eq!(evaluator.trace(&pos).score(), evaluator.evaluate(&pos));
        }
    }
}

/// Any bytes are refused, or are a net that survives being written and read again and values positions. So does a net of any
/// numbers: the bytes are two of them for each hidden number and bucket.
pub fn check_net(bytes: &[u8]) {
    // What is read is written again as it was; only a narrower net gets all hidden numbers.
    if let Ok(net) = Net::parse(bytes) {
        let written = net.to_bytes();
        assert!(written == bytes || bytes.len() < written.len());
        assert_eq!(Net::parse(&written).as_ref(), Ok(&net));
    }
    if let Ok(net) = Structure::parse(bytes) {
        let written = net.to_bytes();
        assert!(written == bytes || bytes.len() < written.len());
        assert_eq!(Structure::parse(&written).as_ref(), Ok(&net));
    }
    let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).cycle();
    let mut next = || numbers.next().unwrap_or_default();
    let mut values = unnamed::Values::zero();
    let hidden = values.inputs.as_flattened_mut().iter_mut().chain(&mut values.bias);
    hidden.chain(values.output.as_flattened_mut().as_flattened_mut()).for_each(|value| *value = next());
    values.output_bias.iter_mut().for_each(|value| *value = i32::from(next()) << 8);
    let Ok(net) = Net::new(values, "fuzz") else { return };
    assert_eq!(Net::parse(&net.to_bytes()).as_ref(), Ok(&net));
    let mut evaluator = Evaluator::with_net(Arc::new(Weights::default()), Arc::new(net));
    for pos in positions() {
        assert_eq!(evaluator.trace(&pos).score(), evaluator.evaluate(&pos));
    }
}

/// Any text is refused, or is tests whose moves are legal.
pub fn check_epd(bytes: &[u8]) {
    for language in Language::ALL {
        let read = epd_tests(&mut &bytes[..], Text::new(language));
        for (pos, moves) in read.unwrap_or_default() {
            assert!(moves.iter().all(|&mv| pos.is_legal(mv)), "{moves:?} in {pos:?}");
        }
    }
    for line in String::from_utf8_lossy(bytes).lines() {
        let _ = lucena_lab::opening::Opening::from_epd(line);
        let _ = lucena_lab::tune::source::read_line(line);
    }
}

/// Any text is refused at one of its lines, or is messages; laid over the words of the explanations it changes nothing unless
/// all of it fits.
pub fn check_messages(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let all = Language::ALL.map(Some);
    let languages: &[Option<Language>] = match parse_messages(&text) {
        Ok(_) => &all,
        Err(error) => {
            assert!(1 <= error.line && error.line <= text.lines().count().max(1), "{error:?}");
            &[None]
        }
    };
    // The words are many: they are read once, and again only after something was laid over them.
    thread_local!(static STANDARD: (RefCell<Voice>, Vec<String>) = {
        let voice = Voice::default();
        let keys = voice.messages().map(str::to_owned).collect();
        (RefCell::new(voice), keys)
    });
    STANDARD.with(|(voice, keys)| {
        for &language in languages {
            let file = WordFile { name: "fuzz".to_owned(), language, source: &text };
            let is_laid = voice.borrow_mut().add(&[file]).is_ok();
            match is_laid {
                true => drop(voice.replace(Voice::default())),
                false => assert!(voice.borrow().messages().eq(keys.iter().map(String::as_str))),
            }
        }
    });
}
