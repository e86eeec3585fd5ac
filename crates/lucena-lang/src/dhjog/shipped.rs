//! The heuristic sets that ship with the program, embedded: the name of each file and its text.

/// Every file of `data/heuristics`, sorted; a test compares the list with the folder.
pub const SHIPPED: &[(&str, &str)] = &[
    ("centro-e-borda.dhjog", include_str!("../../../../data/heuristics/centro-e-borda.dhjog")),
    ("com-padroes.dhjog", include_str!("../../../../data/heuristics/com-padroes.dhjog")),
    ("funcoes-proprias.dhjog", include_str!("../../../../data/heuristics/funcoes-proprias.dhjog")),
    ("knights-to-the-centre.dhjog", include_str!("../../../../data/heuristics/knights-to-the-centre.dhjog")),
    ("material-classico.dhjog", include_str!("../../../../data/heuristics/material-classico.dhjog")),
    ("mobilidade-ponderada.dhjog", include_str!("../../../../data/heuristics/mobilidade-ponderada.dhjog")),
    ("rei-seguro.dhjog", include_str!("../../../../data/heuristics/rei-seguro.dhjog")),
    ("tres-etapas.dhjog", include_str!("../../../../data/heuristics/tres-etapas.dhjog")),
];
