//! The bodies of the fuzz targets: what must hold for any bytes whatever. The ordinary tests feed them too.

use lucena_chess::{Color, Position};

use crate::patlan::{Library, MatchLimits, Matcher, Values, format, parse};
use crate::{Source, editor};

/// Any text gives diagnostics inside it, is colored without overlaps, and if it can be formatted, formatting
/// again changes nothing and the result has no new mistakes.
pub fn check_source(bytes: &[u8]) {
    let source = Source::new("fuzz", String::from_utf8_lossy(bytes));
    let parsed = parse(&source);
    let length = source.text().len();
    for diagnostic in &parsed.diagnostics {
        assert!(diagnostic.span.start <= diagnostic.span.end && diagnostic.span.end <= length);
        let place = source.place(diagnostic.span.start);
        assert!(place.line >= 1 && place.column >= 1);
    }
    let mut end = 0;
    for (span, _) in editor::colors(&source) {
        assert!(end <= span.start && span.end <= length, "{span:?} after {end}");
        end = span.end;
    }
    if let Some(formatted) = format(&source, &parsed, None) {
        let again = Source::new("fuzz", formatted.clone());
        let reparsed = parse(&again);
        assert!(!reparsed.diagnostics.iter().any(|d| d.is_error()), "{formatted}");
        assert_eq!(format(&again, &reparsed, None).as_deref(), Some(formatted.as_str()));
        let names = |patterns: &[crate::patlan::PatternTree]| -> Vec<String> {
            patterns.iter().map(|tree| tree.name.value.clone()).collect()
        };
        assert_eq!(names(&parsed.patterns), names(&reparsed.patterns));
    }
    let _ = Library::new().extended(&[source]);
}

/// The first line is a FEN (the start position, if it is none), the rest patterns: whatever they are, matching
/// ends within its limits, and the quick questions agree with the list of instances.
pub fn check_match(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (fen, patterns) = text.split_once('\n').unwrap_or(("", &text));
    let pos = Position::from_fen(fen).unwrap_or_default();
    let (library, _) = Library::standard().extended(&[Source::new("fuzz", patterns)]);
    let names = parse(&Source::new("fuzz", patterns)).patterns;
    let mut matcher = Matcher::with(Values::default(), MatchLimits { steps: 200_000, instances: 5_000 });
    for tree in names.iter().take(4) {
        let Some(program) = library.get(&tree.name.value) else { continue };
        for side in Color::ALL {
            let mut view = matcher.look(&pos, side);
            if let Ok(found) = view.find(program) {
                let valid = found.valid().next().is_some();
                assert!(
                    view.occurs(program).is_ok_and(|occurs| occurs == valid) || view.occurs(program).is_err()
                );
                let raw = view.scenario_occurs(program);
                assert!(raw.is_err() || raw == Ok(!found.instances.is_empty()));
            }
        }
    }
}

/// Any text gives diagnostics inside it, is colored without overlaps and can be completed anywhere; if it can be formatted,
/// formatting again changes nothing, and its tree gives a text that is read again without new mistakes.
pub fn check_heuristics(bytes: &[u8]) {
    use crate::dhjog::{FileTree, blocks, compile, format, parse, text_of_blocks};
    let source = Source::new("fuzz", String::from_utf8_lossy(bytes));
    let parsed = parse(&source);
    let length = source.text().len();
    let compiled = compile(&source, &crate::dhjog::Options::default());
    for diagnostic in &compiled.diagnostics {
        assert!(diagnostic.span.start <= diagnostic.span.end && diagnostic.span.end <= length);
    }
    let mut end = 0;
    for (span, _) in editor::heuristics::colors(&source) {
        assert!(end <= span.start && span.end <= length, "{span:?} after {end}");
        end = span.end;
    }
    let middle = length / 2;
    let _ = editor::heuristics::completions(&source, middle, crate::Language::English, Default::default());
    let Some(formatted) = format(&source, &parsed, None) else { return };
    let again = Source::new("fuzz", formatted.clone());
    let reparsed = parse(&again);
    assert_eq!(format(&again, &reparsed, None).as_deref(), Some(formatted.as_str()));
    let (Some(_), Some(FileTree::Set(tree))) = (&compiled.set, &parsed.file) else { return };
    let words = text_of_blocks(&blocks(tree), crate::Language::Portuguese).expect("a tree of our own making");
    let back = compile(&Source::new("fuzz", words.clone()), &crate::dhjog::Options::default());
    assert!(back.set.is_some(), "{words}: {:?}", back.diagnostics);
}

/// The first line is a FEN (the start position, if it is none), the rest a set: whatever it is, it values the position the
/// same twice, and its ledger sums up.
pub fn check_evaluation(bytes: &[u8]) {
    use crate::dhjog::{Options, Player, compile};
    let text = String::from_utf8_lossy(bytes);
    let (fen, set) = text.split_once('\n').unwrap_or(("", &text));
    let pos = Position::from_fen(fen).unwrap_or_default();
    let Some(set) = compile(&Source::new("fuzz", set), &Options::default()).set else { return };
    let set = std::sync::Arc::new(set);
    for owner in Color::ALL {
        let mut player = Player::new(std::sync::Arc::clone(&set), owner);
        player.root(&pos);
        let ledger = player.explain(&pos);
        assert_eq!(player.eval(&pos), ledger.centipawns);
        let sum: f64 = ledger.entries.iter().map(|entry| entry.contribution).sum();
        let size = ledger.entries.iter().map(|entry| entry.contribution.abs()).fold(1.0, f64::max);
        // Numbers beyond all reason lose their last digits.
        assert!((ledger.base + sum - ledger.value).abs() <= 1e-6 * size || size > 1e9, "{ledger:?}");
    }
}
