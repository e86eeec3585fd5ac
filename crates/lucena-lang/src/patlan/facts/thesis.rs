//! The dynamic facts exactly as the program of the thesis generated them.

use lucena_chess::{Bitboard, Role, Square, attacks};

use super::{Atom, Base};

/// Hops through every via square and files each hit as indirect or possible, artefacts included.
pub(super) fn dynamic(base: &mut Base) {
    for actor in base.board.occupied() {
        for via in vias(base, actor) {
            for target in hits(base, actor, via) {
                file(base, actor, via, target);
            }
        }
    }
}

/// The via squares without the test of the own king, which only the king itself makes.
fn vias(base: &Base, actor: Square) -> Bitboard {
    let board = &base.board;
    let (Some(color), Some(role)) = (board.color_on(actor), board.role_on(actor)) else {
        return Bitboard::EMPTY;
    };
    let enemy_king = board.pieces(!color, Role::King);
    match role {
        Role::Pawn => board.pseudo_moves(actor),
        Role::King => {
            let without = board.occupied().without(actor);
            let is_free = |&to: &Square| (board.all_attackers(to, without) & board.color(!color)).is_empty();
            (board.control(actor) - enemy_king).into_iter().filter(is_free).collect()
        }
        _ => board.control(actor) - enemy_king,
    }
}

fn hits(base: &Base, actor: Square, via: Square) -> Bitboard {
    let board = &base.board;
    let (Some(color), Some(role)) = (board.color_on(actor), board.role_on(actor)) else {
        return Bitboard::EMPTY;
    };
    let hits = match role {
        Role::Pawn => attacks::pawn(color, via),
        _ => attacks::by_role(role, via, board.occupied().without(actor)),
    };
    hits.without(actor)
}

/// Whether the own king is safe after the hop.
fn is_safe(base: &Base, actor: Square, via: Square) -> bool {
    let board = &base.board;
    let Some(color) = board.color_on(actor) else { return false };
    let is_king = board.role_on(actor) == Some(Role::King);
    let king = if is_king { Some(via) } else { board.king(color) };
    king.is_none_or(|king| !board.is_exposed(king, color, actor, via))
}

/// Whether the target counts as lying inside the piece's range.
fn is_inside(base: &Base, actor: Square, via: Square, target: Square, role: Role) -> bool {
    let is_straight = |a: Square, b: Square| a.file() == b.file() || a.rank() == b.rank();
    match role {
        Role::Queen if !is_straight(via, target) => attacks::bishop_rays(actor).contains(target),
        Role::Queen => is_straight(actor, via) && attacks::line(actor, via).contains(target),
        Role::Pawn => base.board.control(actor).contains(target),
        _ => attacks::by_role(role, actor, Bitboard::EMPTY).contains(target),
    }
}

fn file(base: &mut Base, actor: Square, via: Square, target: Square) {
    let Some(role) = base.board.role_on(actor) else { return };
    let own = base.own(actor);
    let occupied = base.board.occupied();
    let is_mine = own.contains(target);
    let is_enemy = occupied.contains(target) && !is_mine;
    let now = base.sight.control(actor);
    let is_via_occupied = occupied.contains(via);
    if is_inside(base, actor, via, target, role) {
        let already = if is_enemy { now } else { base.board.pseudo_moves(actor) };
        if is_via_occupied && !already.contains(target) {
            if is_enemy {
                base.relate("ataqueindireto", actor, via, &[Atom::Piece(target)]);
            } else {
                let targets = if is_mine { base.both(target) } else { vec![Atom::Square(target)] };
                base.relate("defesaindireta", actor, via, &targets);
            }
        }
    } else if role == Role::Pawn {
        if is_enemy && is_safe(base, actor, via) {
            base.relate("ataquepossivel", actor, via, &[Atom::Piece(target)]);
        }
        // Pinned or not.
        base.add("defesapossivel", &[Atom::Piece(actor), Atom::Square(via), Atom::Square(target)]);
    } else if !is_safe(base, actor, via) {
    } else if is_enemy {
        if !now.contains(target) {
            base.relate("ataquepossivel", actor, via, &[Atom::Piece(target)]);
        }
    } else if !(is_mine && now.contains(target) && !is_via_occupied) {
        base.add("defesapossivel", &[Atom::Piece(actor), Atom::Square(via), Atom::Square(target)]);
        if is_mine {
            base.relate("defesapossivel", actor, via, &[Atom::Piece(target)]);
        }
    }
}
