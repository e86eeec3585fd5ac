//! Patterns by name: loading sources, resolving EXISTPATTERN, and the patterns that ship with the program.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, LazyLock};

use super::check::{CheckedPattern, check_source};
use super::compile::{Budget, compile};
use super::program::Program;
use super::shipped::SHIPPED;
use crate::{Code, Diagnostic, Source};

/// Compiled patterns by name.
#[derive(Clone, Debug, Default)]
pub struct Library {
    programs: BTreeMap<String, Arc<Program>>,
    /// The names in the order in which the patterns were written.
    order: Vec<String>,
}

impl Library {
    /// A library without patterns.
    pub fn new() -> Library {
        Library::default()
    }

    /// The library that ships with the program, compiled when it is first asked for.
    pub fn standard() -> &'static Library {
        static STANDARD: LazyLock<Library> = LazyLock::new(Library::compile_standard);
        &STANDARD
    }

    /// Compiles the library that ships with the program; [`Library::standard`] does this once.
    pub fn compile_standard() -> Library {
        let sources: Vec<Source> = SHIPPED.iter().map(|(name, text)| Source::new(*name, *text)).collect();
        let (library, diagnostics) = Library::new().extended(&sources);
        debug_assert!(
            diagnostics.iter().flatten().all(|diagnostic| !diagnostic.is_error()),
            "the shipped patterns are sound: {diagnostics:?}"
        );
        library
    }

    /// The texts of the shipped patterns with their names, for those who want to read or check them.
    pub fn standard_sources() -> &'static [(&'static str, &'static str)] {
        SHIPPED
    }

    /// The library with the patterns of more sources, and the complaints about each source in order.
    ///
    /// Patterns with errors are left out. A pattern may use patterns of this library and of all the sources; a
    /// name that this library has already is replaced for the new patterns.
    pub fn extended(&self, sources: &[Source]) -> (Library, Vec<Vec<Diagnostic>>) {
        let mut loader = Loader::new(self);
        let mut diagnostics: Vec<Vec<Diagnostic>> = Vec::new();
        for (index, source) in sources.iter().enumerate() {
            let checked = check_source(source);
            diagnostics.push(checked.diagnostics);
            for pattern in checked.patterns {
                if loader.patterns.contains_key(pattern.name()) {
                    let diagnostic = Diagnostic::new(Code::DuplicatePattern, pattern.tree.keyword);
                    diagnostics[index].push(diagnostic.with(pattern.name()));
                } else {
                    loader.add(index, pattern);
                }
            }
        }
        loader.load(&mut diagnostics);
        for list in &mut diagnostics {
            list.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.code));
        }
        (loader.library, diagnostics)
    }

    /// The pattern with a name: exactly, else whatever the case of its letters.
    pub fn get(&self, name: &str) -> Option<&Arc<Program>> {
        self.programs.get(name).or_else(|| {
            let lower = name.to_lowercase();
            self.programs.values().find(|program| program.name().to_lowercase() == lower)
        })
    }

    /// All patterns in the order in which they were written.
    pub fn programs(&self) -> impl Iterator<Item = &Arc<Program>> {
        self.order.iter().filter_map(|name| self.programs.get(name))
    }

    /// How many patterns there are.
    pub fn len(&self) -> usize {
        self.programs.len()
    }

    /// Whether there is no pattern.
    pub fn is_empty(&self) -> bool {
        self.programs.is_empty()
    }

    fn add(&mut self, program: Program) {
        let name = program.name().to_owned();
        if self.programs.insert(name.clone(), Arc::new(program)).is_none() {
            self.order.push(name);
        }
    }
}

struct Loader {
    library: Library,
    /// The new patterns, with the number of their source.
    patterns: BTreeMap<String, (usize, CheckedPattern)>,
    order: Vec<String>,
    /// The new patterns by their names in small letters.
    in_small_letters: BTreeMap<String, String>,
}

/// The new patterns that each new pattern calls directly.
type Calls = BTreeMap<String, BTreeSet<String>>;

impl Loader {
    fn new(base: &Library) -> Loader {
        Loader {
            library: base.clone(),
            patterns: BTreeMap::new(),
            order: Vec::new(),
            in_small_letters: BTreeMap::new(),
        }
    }

    fn add(&mut self, source: usize, pattern: CheckedPattern) {
        let name = pattern.name().to_owned();
        self.order.push(name.clone());
        self.in_small_letters.entry(name.to_lowercase()).or_insert_with(|| name.clone());
        self.patterns.insert(name, (source, pattern));
    }

    /// The new pattern that a name means.
    fn new_pattern(&self, name: &str) -> Option<&str> {
        match self.patterns.get_key_value(name) {
            Some((key, _)) => Some(key),
            None => self.in_small_letters.get(&name.to_lowercase()).map(String::as_str),
        }
    }

    fn calls(&self) -> Calls {
        let of_pattern = |pattern: &CheckedPattern| {
            let names = pattern.tree.conditions().flat_map(|condition| condition.pattern_calls());
            names.filter_map(|name| self.new_pattern(&name.value)).map(str::to_owned).collect()
        };
        self.patterns.iter().map(|(name, (_, pattern))| (name.clone(), of_pattern(pattern))).collect()
    }

    fn load(&mut self, diagnostics: &mut [Vec<Diagnostic>]) {
        let calls = self.calls();
        let bad = self.complain(&calls, diagnostics);
        // A pattern is compiled when those it calls are; one that calls a broken one never is.
        let mut waits: BTreeMap<&str, usize> =
            calls.iter().map(|(name, called)| (name.as_str(), called.len())).collect();
        let mut callers: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (name, called) in &calls {
            called.iter().for_each(|call| callers.entry(call).or_default().push(name));
        }
        let is_ready = |name: &&str| !bad.contains(*name) && waits.get(*name) == Some(&0);
        let mut ready: VecDeque<&str> = self.order.iter().map(String::as_str).filter(is_ready).collect();
        let mut budget = Budget::new();
        while let Some(name) = ready.pop_front() {
            let (source, pattern) = &self.patterns[name];
            let library = &self.library;
            match compile(pattern, &mut budget, |called| library.get(called).cloned()) {
                Ok(program) => self.library.add(program),
                Err(diagnostic) => {
                    diagnostics[*source].push(diagnostic);
                    continue;
                }
            }
            for &caller in callers.get(name).into_iter().flatten() {
                let left = waits.entry(caller).or_default();
                *left = left.saturating_sub(1);
                if *left == 0 && !bad.contains(caller) {
                    ready.push_back(caller);
                }
            }
        }
        // Keep the order of writing, not that of compiling.
        let base: Vec<String> =
            self.library.order.iter().filter(|name| !self.patterns.contains_key(*name)).cloned().collect();
        let new = self.order.iter().filter(|name| self.library.programs.contains_key(*name)).cloned();
        self.library.order = base.into_iter().chain(new).collect();
    }

    /// Complains about calls in circles and of what is not there; gives the patterns that have them.
    fn complain(&self, calls: &Calls, diagnostics: &mut [Vec<Diagnostic>]) -> BTreeSet<String> {
        let circular = circular(calls);
        let mut bad: BTreeSet<String> = BTreeSet::new();
        for (name, (source, pattern)) in &self.patterns {
            let mut complain = |code: Code, about: &str| {
                diagnostics[*source].push(Diagnostic::new(code, pattern.tree.keyword).with(about));
                bad.insert(name.clone());
            };
            if circular.contains(name.as_str()) {
                complain(Code::CircularPattern, name);
            }
            let called = pattern.tree.conditions().flat_map(|condition| condition.pattern_calls());
            let unknown: BTreeSet<&str> = called
                .map(|call| call.value.as_str())
                .filter(|call| self.new_pattern(call).is_none() && self.library.get(call).is_none())
                .collect();
            for call in unknown {
                complain(Code::UnknownPattern, call);
            }
        }
        bad
    }
}

/// The patterns that call themselves, directly or through others.
fn circular(calls: &Calls) -> BTreeSet<&str> {
    let reaches_itself = |start: &str| {
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut open: Vec<&str> = vec![start];
        while let Some(name) = open.pop() {
            for call in calls.get(name).into_iter().flatten() {
                if call == start {
                    return true;
                }
                if seen.insert(call) {
                    open.push(call);
                }
            }
        }
        false
    };
    calls.keys().map(String::as_str).filter(|name| reaches_itself(name)).collect()
}
