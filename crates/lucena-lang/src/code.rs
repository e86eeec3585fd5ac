//! Every kind of complaint: its number, how bad it is, and the shortest text that provokes it.

/// Whether a complaint makes a pattern unusable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The pattern can be used, but something is odd.
    Warning,
    /// The pattern cannot be used.
    Error,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident $id:literal $example:literal;)*) => {
        /// What can be wrong with a PATLAN text. The numbers are those of the language specification.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code {
            $($(#[$doc])* $variant,)*
        }

        impl Code {
            /// All codes, in the order of their numbers.
            pub const ALL: &[Code] = &[$(Code::$variant,)*];

            /// The number of the code, like `E103`.
            pub const fn id(self) -> &'static str {
                match self { $(Code::$variant => $id,)* }
            }

            /// A minimal source that has exactly this problem, besides the warnings about missing headers.
            pub const fn example(self) -> &'static str {
                match self { $(Code::$variant => $example,)* }
            }
        }
    };
}

codes! {
    /// A character outside the language.
    UnexpectedCharacter "E001" "PATTERN \"a\" @ SCENARIO F1 => f1;";
    /// A text without its closing quote.
    UnterminatedText "E002" "PATTERN \"a\nSCENARIO F1 => f1;";
    /// Any other syntax error.
    Syntax "E010" "PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION FOO(F1);";
    /// A clause given twice.
    RepeatedClause "E011" "PATTERN \"a\" AUTHOR \"b\" AUTHOR \"c\" SCENARIO F1 => f1;";
    /// A clause out of order.
    MisplacedClause "E012" "PATTERN \"a\" SCENARIO F1 => f1 WEIGHT 1.0;";
    /// No scenario, or no action in it.
    NoAction "E013" "PATTERN \"a\" SCENARIO ;";
    /// The next pattern begins before `;`.
    MissingEnd "E014" "PATTERN \"a\" SCENARIO F1 => f1 PATTERN \"b\" SCENARIO F1 => f1;";
    /// A wildcard among the actors.
    WildcardActor "E101" "PATTERN \"a\" ACTORS K1,F1 SCENARIO K1 MOVE S1;";
    /// A square on the left of a relation.
    SquareOnLeft "E102" "PATTERN \"a\" SCENARIO S1 DEFENDS F1;";
    /// An attack on a piece of the same side.
    AttacksOwn "E103" "PATTERN \"a\" SCENARIO F1 ATTACKS F2;";
    /// An attack on a square.
    AttacksSquare "E104" "PATTERN \"a\" SCENARIO F1 ATTACKS s1;";
    /// A defense of a piece of the other side.
    DefendsEnemy "E105" "PATTERN \"a\" SCENARIO F1 DEFENDS f1;";
    /// A relation that takes no square.
    RelationOnSquare "E106" "PATTERN \"a\" SCENARIO F1 RIGHTOF S1;";
    /// A relation that needs a list.
    NeedsList "E107" "PATTERN \"a\" SCENARIO F1 INDIRECTATTACK k1;";
    /// A relation that takes no list.
    TakesNoList "E108" "PATTERN \"a\" SCENARIO F1 MOVE (S1,f1);";
    /// A figure that acts on itself.
    SelfAction "E109" "PATTERN \"a\" SCENARIO F1 DEFENDS F1;";
    /// The target of an indirect or possible attack is no enemy piece.
    AttackTarget "E110" "PATTERN \"a\" SCENARIO F1 POSSIBLEATTACK (S1,F2);";
    /// The target of an indirect or possible defense is an enemy piece.
    DefenseTarget "E111" "PATTERN \"a\" SCENARIO F1 POSSIBLEDEFENSE (S1,f2);";
    /// A tactic uses a figure that is not declared.
    UndeclaredInTactic "E112" "PATTERN \"a\" SCENARIO F1 => f1 TACTICALS F2,f1;";
    /// A condition uses a figure that is not declared.
    UndeclaredInCondition "E113" "PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION FILEOF(F2) = 1;";
    /// A tactic that goes nowhere.
    SamePlace "E114" "PATTERN \"a\" SCENARIO F1 => f1 TACTICALS F1,F1;";
    /// A move onto a piece of the same side.
    MoveOntoOwn "E115" "PATTERN \"a\" SCENARIO F1 =< F2 TACTICALS F1,F2;";
    /// A set of fewer than three pieces.
    SmallSet "E116" "PATTERN \"a\" SETOFPIECES Kk SCENARIO F1 => f1;";
    /// A postcondition without tactics.
    PostconditionAlone "E117" "PATTERN \"a\" SCENARIO F1 => f1 POSTCONDITION MOVESOF(f1) = 0;";
    /// The target of a checkmate is neither the enemy king nor a square.
    CheckmateTarget "E118" "PATTERN \"a\" SCENARIO F1 CHECKMATE q1;";
    /// An argument of the wrong kind.
    WrongArgument "E119" "PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION TYPEOF(F1,F1);";
    /// A condition or tactic uses a figure that only negated actions know.
    LocalFigure "E120" "PATTERN \"a\" SCENARIO F1 => f1 f2 NOT => F1 PRECONDITION RANKOF(f2) = 1;";
    /// EXISTPATTERN names an unknown pattern.
    UnknownPattern "E121" "PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION EXISTPATTERN(\"zz\",ME);";
    /// EXISTPATTERN calls form a cycle.
    CircularPattern "E122" "PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION EXISTPATTERN(\"a\",ME);";
    /// Two patterns with the same name.
    DuplicatePattern "E123" "PATTERN \"a\" SCENARIO F1 => f1; PATTERN \"a\" SCENARIO F1 => f1;";
    /// More figures than a pattern may have.
    TooManyFigures "E130" "PATTERN \"a\" SCENARIO Q1 =< S1 Q1 =< S2 Q1 =< S3 Q1 =< S4 Q1 =< S5 Q1 =< S6 Q1 =< S7 Q1 =< S8 Q1 =< S9 Q1 =< S10 Q1 =< S11 Q1 =< S12 Q1 =< S13 Q1 =< S14 Q1 =< S15 Q1 =< S16 Q1 =< S17 Q1 =< S18 Q1 =< S19 Q1 =< S20 Q1 =< S21 Q1 =< S22 Q1 =< S23 Q1 =< S24 Q1 =< S25 Q1 =< S26 Q1 =< S27 Q1 =< S28 Q1 =< S29 Q1 =< S30 Q1 =< S31 Q1 =< S32;";
    /// A condition nested too deeply, or too long.
    TooDeep "E131" "PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((TRUE))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));";
    /// More combinations of alternatives than can be tried.
    TooManyAlternatives "E132" "PATTERN \"a\" SCENARIO {F1 => f1 F1 => f2 F1 => f3 F1 => f4} {F1 => f1 F1 => f2 F1 => f3 F1 => f4} {F1 => f1 F1 => f2 F1 => f3 F1 => f4} {F1 => f1 F1 => f2 F1 => f3 F1 => f4} {F1 => f1 F1 => f2};";
    /// More interchangeable figures than can be sorted out.
    TooSymmetric "E133" "PATTERN \"a\" SCENARIO K1 MOVE S1 K1 MOVE S2 K1 MOVE S3 K1 MOVE S4 K1 MOVE S5 K1 MOVE S6 K1 MOVE S7 K1 MOVE S8 K1 MOVE S9;";
    /// An example whose position cannot be read.
    BadExample "E140" "//@ yes nonsense\nPATTERN \"a\" SCENARIO F1 => f1;";
    /// A position in which the pattern should be found, but is not.
    ExampleNotFound "E141" "//@ yes 4k3/8/8/8/8/8/8/4K3 w - - 0 1\nPATTERN \"a\" SCENARIO F1 => f1;";
    /// A position in which the pattern should not be found, but is.
    ExampleFound "E142" "//@ no 4k3/8/8/8/8/8/4r3/4K3 w - - 0 1\nPATTERN \"a\" SCENARIO F1 => f1;";
    /// A list after a direct relation.
    ListAfterDirect "W201" "PATTERN \"a\" SCENARIO F1 ATTACKS (S1,f1);";
    /// A header clause is missing.
    MissingHeader "W202" "PATTERN \"a\" SCENARIO F1 => f1;";
    /// The origin of a tactic is a square.
    SquareOrigin "W203" "PATTERN \"a\" SCENARIO F1 MOVE S1 F1 MOVE S2 TACTICALS S1,S2;";
    /// An indirect action of a piece that does not slide.
    NeverIndirect "W204" "PATTERN \"a\" SCENARIO N1 INDIRECTATTACK (f1,k1);";
    /// A figure that is not in the exclusive set.
    OutsideSet "W205" "PATTERN \"a\" SETOFPIECES KPkp SCENARIO Q1 MOVE S1;";
    /// A letter repeated in the exclusive set.
    RepeatedLetter "W206" "PATTERN \"a\" SETOFPIECES KPPkp SCENARIO K1 MOVE S1;";
    /// A condition or tactic uses a figure bound only in some alternatives.
    PartlyBound "W207" "PATTERN \"a\" SCENARIO {R1 => q1 B1 => r1} PRECONDITION RANKOF(R1) = 1;";
    /// The description cites an unknown figure.
    UnknownInDescription "W208" "PATTERN \"a\" DESCRIPTION \"<F2>\" SCENARIO F1 => f1;";
    /// The last `;` is missing.
    MissingLastEnd "W210" "PATTERN \"a\" SCENARIO F1 => f1";
    /// More figures of a letter than pieces can exist.
    TooManyOfLetter "W211" "PATTERN \"a\" SCENARIO K1 MOVE S1 K2 MOVE S2;";
    /// A condition that can never hold.
    ImpossibleCondition "W212" "PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION FILEOF(F1) > 8;";
    /// Two actions that contradict each other.
    ContradictoryActions "W213" "PATTERN \"a\" SCENARIO F1 => f1 F1 NOT => f1;";
    /// An action that the rules of chess exclude.
    ImpossibleAction "W214" "PATTERN \"a\" SCENARIO K1 ATTACKS k1;";
    /// An annotation that is not known.
    UnknownAnnotation "W215" "//@ xyz 1\nPATTERN \"a\" SCENARIO F1 => f1;";
}

impl Code {
    /// Whether the complaint makes the pattern unusable.
    pub const fn severity(self) -> Severity {
        if self.id().as_bytes()[0] == b'E' { Severity::Error } else { Severity::Warning }
    }
}
