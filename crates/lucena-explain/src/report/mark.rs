//! What is Lucena's in an annotated game, and how it is known again: its comments have the command `[%lucena]`, which
//! names the glyphs that came with them; its variations begin with such a comment; its tags begin with its name.

use lucena_games::pgn::{Comment, Comments, Node, NodeId, Tree};

/// Who speaks.
const NAME: &str = "Lucena";
/// The command in each of its comments.
const COMMAND: &str = "lucena";

/// A comment of Lucena's; `glyphs` are those it gives the move, and `aside` stands behind its name.
pub(super) fn comment(glyphs: &[u8], aside: Option<&str>, words: &str) -> Comment {
    let mut comment = Comment::default();
    let glyphs: Vec<String> = glyphs.iter().map(u8::to_string).collect();
    comment.set_command(COMMAND, glyphs.join(","));
    match (aside, words.is_empty()) {
        (None, true) => {}
        (Some(aside), true) => comment.say(&format!("{NAME}: {aside}")),
        (None, false) => comment.say(&format!("{NAME}: {words}")),
        (Some(aside), false) => comment.say(&format!("{NAME} ({aside}): {words}")),
    }
    comment
}

fn is_ours(comment: &Comment) -> bool {
    comment.command(COMMAND).is_some()
}

/// Sets tags that say who reviewed the game: nobody else's is touched.
pub(super) fn sign(tree: &mut Tree, accuracies: [Option<f64>; 2]) {
    if tree.headers.known("Annotator").is_none() {
        tree.headers.set("Annotator", NAME);
    }
    for (side, accuracy) in ["White", "Black"].into_iter().zip(accuracies) {
        if let Some(accuracy) = accuracy {
            tree.headers.set(&format!("{NAME}{side}Accuracy"), &format!("{accuracy:.1}"));
        }
    }
}

/// The game without anything of Lucena's, as it was before it was reviewed.
pub fn without_own(tree: &Tree) -> Tree {
    let mut bare = tree.without_variations(|first| !first.before.iter().any(is_ours));
    let tags: Vec<String> = bare.headers.iter().map(|(name, _)| name.to_owned()).collect();
    for name in tags.iter().filter(|name| name.starts_with(NAME)) {
        bare.headers.remove(name);
    }
    if bare.headers.get("Annotator") == Some(NAME) {
        bare.headers.remove("Annotator");
    }
    let mut places = vec![NodeId::ROOT];
    while let Some(id) = places.pop() {
        let node = bare.node_mut(id);
        let given = glyphs(&node.after);
        node.nags.retain(|nag| !given.contains(nag));
        node.before.retain(|comment| !is_ours(comment));
        node.after.retain(|comment| !is_ours(comment));
        places.extend(bare.node(id).children());
    }
    bare
}

/// The glyphs that came with Lucena's comments.
fn glyphs(comments: &Comments) -> Vec<u8> {
    let lists = comments.iter().filter_map(|comment| comment.command(COMMAND));
    lists.flat_map(|list| list.split(',')).filter_map(|nag| nag.trim().parse().ok()).collect()
}

/// The glyphs that the user gave a move, without Lucena's.
pub fn users_glyphs(node: &Node) -> Vec<u8> {
    let ours = glyphs(&node.after);
    node.nags.iter().copied().filter(|nag| !ours.contains(nag)).collect()
}

/// What the user wrote at a place, without Lucena's.
pub fn users_words(comments: &Comments) -> Vec<String> {
    let theirs = comments.iter().filter(|comment| !is_ours(comment));
    theirs.map(|comment| comment.text.clone()).filter(|words| !words.is_empty()).collect()
}
