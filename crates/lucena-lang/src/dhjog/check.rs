//! What a tree means: names, types and levels are checked, and what is sound is compiled.

mod expression;
mod function;
mod level;
mod region;
mod rules;

use std::collections::BTreeMap;

use lucena_chess::Role;

use super::ast::{FileTree, FunctionTree, Quoted, SetItem, SetTree, StageItem, StageTree};
use super::code::{Code, Diagnostic};
use super::keyword::Keyword;
use super::lexer::folded;
use super::limits::{Limit, MAX_COMPLAINTS, MAX_FUNCTIONS, MAX_STAGES};
use super::node::Node;
use super::normal::Form;
use super::parser::{Parsed, parse};
use super::program::{HeuristicSet, Routine, Stage};
use super::value_type::{Type, bilingual};
use crate::patlan::Library;
use crate::{Argument, Source, Span};
use function::Locals;
use level::Use;
pub use level::{level_name, level_word};
use region::Region;

/// What a class allows, and the patterns that a set can ask for.
#[derive(Clone, Debug)]
pub struct Options<'a> {
    /// The highest level.
    pub level_limit: u8,
    /// The predefined functions that may be used; nothing if all may.
    pub allowed_functions: Option<Vec<String>>,
    /// How many tokens a set may have.
    pub max_tokens: Option<usize>,
    /// The patterns.
    pub library: &'a Library,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options { level_limit: 6, allowed_functions: None, max_tokens: None, library: Library::standard() }
    }
}

/// A set after compilation, with all complaints about its text.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The set; nothing if the text has errors.
    pub set: Option<HeuristicSet>,
    /// The level of its constructs as far as it could be read.
    pub level: u8,
    /// The complaints in order of place, at most twenty of them errors.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads, checks and compiles a heuristic set.
pub fn compile(source: &Source, options: &Options<'_>) -> Compiled {
    let parsed = parse(source);
    let (set, level, mut diagnostics) = match &parsed.file {
        Some(FileTree::Set(tree)) => {
            let mut checker = Checker::new(source, options, parsed.diagnostics.clone());
            checker.tree(tree, &parsed);
            (checker.program, checker.level, checker.diagnostics)
        }
        _ => (HeuristicSet::default(), 1, parsed.diagnostics.clone()),
    };
    diagnostics.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.code));
    diagnostics.dedup();
    let mut errors = 0;
    diagnostics.retain(|diagnostic| {
        errors += usize::from(diagnostic.is_error());
        !diagnostic.is_error() || errors <= MAX_COMPLAINTS
    });
    let is_set = matches!(parsed.file, Some(FileTree::Set(_)));
    let set = (errors == 0 && is_set).then(|| {
        let canonical = super::format::canonical(source, &parsed);
        HeuristicSet { level, fingerprint: super::sha256::hex(canonical.as_bytes()), canonical, ..set }
    });
    Compiled { set, level, diagnostics }
}

/// The values of pieces for which a stage gives none.
const USUAL: [f64; 5] = [1.0, 3.0, 3.0, 5.0, 9.0];

/// Where an expression stands, which decides what it may use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Region,
    StageBoard,
    PieceRule,
    BoardRule,
    Transition,
    Function,
}

struct Header<'a> {
    name: String,
    tree: &'a FunctionTree,
}

struct Checker<'a> {
    source: &'a Source,
    options: &'a Options<'a>,
    diagnostics: Vec<Diagnostic>,
    program: HeuristicSet,
    level: u8,
    declared_level: Option<u8>,
    uses: Vec<Use>,
    /// The folded titles of the stages.
    stages: Vec<String>,
    headers: Vec<Header<'a>>,
    /// The regions of the set (no stage) and of the stages, by folded name.
    regions: BTreeMap<(Option<usize>, String), Region<'a>>,
    /// The stages that transitions lead to.
    reached: Vec<bool>,
    /// The calls among the author's functions.
    calls: Vec<Vec<usize>>,
    place: Place,
    stage: Option<usize>,
    locals: Option<Locals>,
    /// The normal form of the rule under way.
    form: Form,
}

impl<'a> Checker<'a> {
    fn new(source: &'a Source, options: &'a Options<'a>, diagnostics: Vec<Diagnostic>) -> Checker<'a> {
        Checker {
            source,
            options,
            diagnostics,
            program: HeuristicSet::default(),
            level: 1,
            declared_level: None,
            uses: Vec::new(),
            stages: Vec::new(),
            headers: Vec::new(),
            regions: BTreeMap::new(),
            reached: Vec::new(),
            calls: Vec::new(),
            place: Place::Region,
            stage: None,
            locals: None,
            form: Form::default(),
        }
    }

    fn complain(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    fn line(&self, span: Span) -> usize {
        self.source.line(span.start)
    }

    fn repeated(&mut self, what: &str, span: Span, first: Span) {
        let line = Argument::Number(self.line(first));
        self.complain(Diagnostic::new(Code::Repeated, span).with(what).with_argument(line));
    }

    fn tree(&mut self, tree: &'a SetTree, parsed: &Parsed) {
        self.program.title = tree.title.value.clone();
        self.title(&tree.title);
        self.header(tree);
        self.collect(tree);
        for (index, name) in self.regions.keys().cloned().collect::<Vec<_>>() {
            let mask = self.region_mask(index, &name);
            self.program.regions.extend(mask.map(|mask| (index, name, mask)));
        }
        self.functions();
        let stages: Vec<&'a StageTree> = stages_of(tree).collect();
        for (index, stage) in stages.iter().enumerate().take(MAX_STAGES) {
            self.stage(index, stage);
        }
        self.reachability(tree, &stages);
        self.idle_regions();
        self.levels();
        self.capacity(tree, parsed);
    }

    /// Titles have 1 to 60 characters.
    fn title(&mut self, title: &Quoted) {
        let is_good = !title.value.trim().is_empty() && title.value.chars().count() <= 60;
        if !is_good {
            self.complain(Diagnostic::new(Code::BadName, title.span).with(title.value.clone()));
        }
    }

    /// The name of a region, function or variable in the form in which names are compared; nothing if it is none.
    fn identifier(&mut self, name: &Quoted) -> Option<String> {
        let word = folded(&name.value);
        let mut letters = word.chars();
        let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
        let is_good = letters.next().is_some_and(|c| is_part(c) && !c.is_ascii_digit())
            && letters.all(is_part)
            && word.len() <= 40;
        let is_square = word.parse::<lucena_chess::Square>().is_ok() || is_square(&word);
        let code = if Keyword::from_spelling(&word).is_some() {
            Code::ReservedName
        } else if !is_good || is_square {
            Code::BadName
        } else {
            return Some(word);
        };
        self.complain(Diagnostic::new(code, name.span).with(name.value.clone()));
        None
    }

    /// What a set says about itself; each thing once.
    fn header(&mut self, tree: &'a SetTree) {
        let mut seen: BTreeMap<Keyword, Span> = BTreeMap::new();
        for item in &tree.items {
            let (keyword, span) = match item {
                SetItem::Author(author) => {
                    self.program.author = Some(author.value.clone());
                    (Keyword::Author, author.span)
                }
                SetItem::Version(version) => (Keyword::Version, version.span),
                SetItem::Level(level) => {
                    self.declared_level = level_word(&level.value);
                    if self.declared_level.is_none() {
                        self.complain(
                            Diagnostic::new(Code::UnknownLevel, level.span).with(level.value.clone()),
                        );
                    }
                    (Keyword::ComplexityLevel, level.span)
                }
                SetItem::Initial { keyword, .. } => (Keyword::InitialStage, *keyword),
                SetItem::Application { keyword, is_only_me } => {
                    self.program.is_only_me = *is_only_me;
                    self.use_of(2, *keyword);
                    (Keyword::Application, *keyword)
                }
                _ => continue,
            };
            if let Some(&first) = seen.get(&keyword) {
                let written = self.source.slice(span).to_owned();
                self.repeated(&written, span, first);
            }
            seen.entry(keyword).or_insert(span);
        }
    }

    /// Learns all names before anything is looked up, since their order is free.
    fn collect(&mut self, tree: &'a SetTree) {
        let mut titles: BTreeMap<String, Span> = BTreeMap::new();
        for (index, stage) in stages_of(tree).enumerate() {
            self.title(&stage.title);
            let title = folded(stage.title.value.trim());
            if let Some(&first) = titles.get(&title) {
                self.repeated(&stage.title.value, stage.title.span, first);
            }
            titles.entry(title.clone()).or_insert(stage.title.span);
            self.stages.push(title);
            if index == MAX_STAGES {
                self.complain(Limit::STAGES.exceeded(stage.keyword));
            }
        }
        for item in &tree.items {
            match item {
                SetItem::Region(region) => self.declare_region(None, region),
                SetItem::Function(function) => self.declare_function(function),
                _ => {}
            }
        }
        for (index, stage) in stages_of(tree).enumerate() {
            for item in &stage.items {
                if let StageItem::Region(region) = item {
                    self.declare_region(Some(index), region);
                }
            }
        }
        self.reached = vec![false; self.stages.len()];
        if self.stages.is_empty() {
            self.complain(Diagnostic::new(Code::NoStage, tree.keyword));
        }
    }

    fn stage_index(&self, title: &str) -> Option<usize> {
        let title = folded(title.trim());
        self.stages.iter().take(MAX_STAGES).position(|known| *known == title)
    }

    fn declare_function(&mut self, tree: &'a FunctionTree) {
        let Some(name) = self.identifier(&tree.name) else { return };
        if let Some(first) = self.headers.iter().find(|header| header.name == name) {
            let first = first.tree.name.span;
            return self.repeated(&tree.name.value, tree.name.span, first);
        }
        if self.headers.len() == MAX_FUNCTIONS {
            return self.complain(Limit::FUNCTIONS.exceeded(tree.keyword));
        }
        self.use_of(6, tree.keyword);
        if let Some(function) = super::functions::Function::from_spelling(&name) {
            let (parameters, result) = function.signature();
            let same = parameters.iter().copied().eq(tree.parameters.iter().map(|(of, _)| *of));
            if same && result == tree.result {
                self.complain(
                    Diagnostic::new(Code::ReplacedFunction, tree.name.span).with(tree.name.value.clone()),
                );
            } else {
                // There is no line to name: the first definition is the language's own.
                let diagnostic =
                    Diagnostic::new(Code::Repeated, tree.name.span).with(tree.name.value.clone());
                return self.complain(diagnostic);
            }
        }
        self.program.routines.push(Routine {
            name: tree.name.value.clone(),
            line: self.line(tree.keyword),
            entry: 0,
            variables: tree.parameters.len(),
            parameters: tree.parameters.len(),
            result: tree.result,
        });
        self.headers.push(Header { name, tree });
    }

    fn stage(&mut self, index: usize, tree: &'a StageTree) {
        if index == 1 {
            self.use_of(4, tree.keyword);
        }
        self.stage = Some(index);
        let base = self.piece_values(tree);
        let mut boards = tree.items.iter().filter_map(|item| match item {
            StageItem::Board { keyword, value } => Some((*keyword, value)),
            _ => None,
        });
        let mut node = Node::standard();
        if let Some((keyword, value)) = boards.next() {
            self.place = Place::StageBoard;
            let uses = self.uses.len();
            if let Some((found, of)) = self.typed(value) {
                if of.is_number() {
                    node = found;
                } else {
                    self.wrong_assignment(value.span, Type::Real, of);
                }
            }
            if node.is_standard() {
                self.uses.truncate(uses);
            } else {
                self.use_of(5, keyword);
            }
            for (again, _) in boards {
                let written = self.source.slice(again).to_owned();
                self.repeated(&written, again, keyword);
            }
        }
        self.form = Form::default();
        self.note_form("board ", &node);
        let board = self.program.expression(&node);
        let mut stage = Stage {
            title: tree.title.value.clone(),
            base,
            board,
            board_form: std::mem::take(&mut self.form),
            piece_rules: Vec::new(),
            board_rules: Vec::new(),
            transitions: Vec::new(),
        };
        self.rules(tree, &mut stage);
        self.program.stages.push(stage);
        self.stage = None;
    }

    fn piece_values(&mut self, tree: &StageTree) -> [f64; 6] {
        let mut seen: [Option<Span>; 6] = [None; 6];
        let mut base = [0.0; 6];
        base[..5].copy_from_slice(&USUAL);
        for item in &tree.items {
            let StageItem::PieceValue { role, span, value } = item else { continue };
            if *role == Role::King {
                self.complain(Diagnostic::new(Code::KingValue, *span));
                continue;
            }
            if let Some(first) = seen[role.index()] {
                let written = self.source.slice(*span).to_owned();
                self.repeated(&written, *span, first);
            }
            seen[role.index()] = Some(*span);
            base[role.index()] = *value;
        }
        for role in &Role::ALL[..5] {
            if seen[role.index()].is_none() {
                let piece = bilingual(|language| Keyword::of_role(*role).word(language).to_owned());
                let diagnostic = Diagnostic::new(Code::MissingValue, tree.keyword).with_argument(piece);
                let usual = Argument::Text(USUAL[role.index()].to_string());
                self.complain(diagnostic.with_argument(usual));
            }
        }
        base
    }

    /// Which stage comes first, and which never comes.
    fn reachability(&mut self, tree: &SetTree, stages: &[&StageTree]) {
        let initial = tree.items.iter().find_map(|item| match item {
            SetItem::Initial { stage, .. } => Some(stage),
            _ => None,
        });
        match (initial, stages.first()) {
            (Some(stage), _) => match self.stage_index(&stage.value) {
                Some(index) => self.program.initial = index,
                None if stages.is_empty() => {}
                None => {
                    let diagnostic = Diagnostic::new(Code::UnknownInitialStage, stage.span);
                    self.complain(diagnostic.with(stage.value.clone()));
                }
            },
            (None, Some(first)) => {
                let diagnostic = Diagnostic::new(Code::MissingInitialStage, tree.keyword);
                self.complain(diagnostic.with(first.title.value.clone()));
            }
            (None, None) => {}
        }
        for (index, stage) in stages.iter().enumerate() {
            if index != self.program.initial && !self.reached[index] {
                let diagnostic = Diagnostic::new(Code::UnreachableStage, stage.title.span);
                self.complain(diagnostic.with(stage.title.value.clone()));
            }
        }
    }

    fn wrong_assignment(&mut self, span: Span, wanted: Type, given: Type) {
        let diagnostic = Diagnostic::new(Code::WrongOperation, span).with("<-");
        self.complain(diagnostic.with_argument(wanted.argument()).with_argument(given.argument()));
    }
}

fn stages_of(tree: &SetTree) -> impl Iterator<Item = &StageTree> {
    tree.items.iter().filter_map(|item| match item {
        SetItem::Stage(stage) => Some(stage),
        _ => None,
    })
}

/// Whether a folded word has the shape of a square, on the board or off it: one letter and one or two digits.
fn is_square_like(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|c| c.is_ascii_uppercase())
        && (2..=3).contains(&word.len())
        && letters.all(|c| c.is_ascii_digit())
}

fn is_square(word: &str) -> bool {
    let mut letters = word.chars();
    is_square_like(word)
        && word.len() == 2
        && matches!((letters.next(), letters.next()), (Some('A'..='H'), Some('1'..='8')))
}
