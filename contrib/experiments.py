#!/usr/bin/env python3
"""The experiments of the thesis on the shared games, with every find checked by another program's rules.

    experiments.py LUCENA SHARED > tables.md

Searches the collections of SHARED/data/pgn with `LUCENA patlan find`, prints the tables of docs/experiments.md,
plays every mate that was found with python-chess (a find whose mate does not follow is a false positive), and says
for each game of the mate collections that a pattern of the thesis misses what it asks for in vain.
"""

import collections
import json
import subprocess
import sys

import chess
import chess.pgn

BASES = ["masters-50k.pgn.zst", "classics-before-1930.pgn.zst", "famous.pgn", "smothered-mates.pgn", "anastasia-mates.pgn"]
PATTERNS = [
    "PHILIDOR", "LINHARES_08_20_B", "PHILIDOR_STATIC", "PHILIDORS_LEGACY", "SMOTHERED_MATE",
    "ANASTASIA_SCENARIO_01", "ANASTASIA_SCENARIO_02", "ANASTASIA_MATE", "ANASTASIA_FIGURE", "LINHARES_06_10",
]
# Which figure goes where: three moves of Philidor's legacy, or one that must be mate.
LEGACY = ["PHILIDOR", "LINHARES_08_20_B", "PHILIDOR_STATIC", "PHILIDORS_LEGACY"]
MATING = {
    "SMOTHERED_MATE": [("N1", "S1")],
    "ANASTASIA_SCENARIO_01": [("R1", "s2")],
    "ANASTASIA_SCENARIO_02": [("R1", "f2")],
    "ANASTASIA_MATE": [("F1", "S1"), ("F2", "S3"), ("N1", "S4")],
    "ANASTASIA_FIGURE": [("F1", "S1"), ("F2", "S3")],
}


def search(lucena, path):
    words = [lucena, "patlan", "find", path, "--json", "--no-index"]
    words += [word for name in PATTERNS for word in ("--pattern", name)]
    answered = subprocess.run(words, capture_output=True, text=True)
    if answered.returncode not in (0, 1):
        sys.exit(answered.stderr)
    lines = answered.stdout.splitlines()
    answers = [json.loads(line) for line in lines]
    return [a for a in answers if a["type"] == "hit"], answers[-1]


def square(text):
    return chess.parse_square(text[-2:])


def play(board, start, end):
    """The board after a move, a pawn becoming a queen; nothing if the move is not legal."""
    for promotion in (None, chess.QUEEN):
        move = chess.Move(square(start), square(end), promotion)
        if move in board.legal_moves:
            after = board.copy(stack=False)
            after.push(move)
            return after
    return None


def is_true(hit, instance):
    """Whether the mate follows: at once, or by force after the sacrifice, whatever is answered."""
    board = chess.Board(hit["fen"])
    instance = {one["figure"]: (one["piece"] or "") + one["square"] for one in instance}
    if hit["pattern"] in MATING:
        moves = [(a, b) for a, b in MATING[hit["pattern"]] if a in instance and b in instance]
        return any((after := play(board, instance[a], instance[b])) and after.is_checkmate() for a, b in moves)
    after = play(board, instance["F1"], instance["S2"])
    if after is None or not after.is_check():
        return False
    for reply in list(after.legal_moves):
        after.push(reply)
        mates = False
        for move in list(after.legal_moves):
            if after.piece_type_at(move.from_square) == chess.KNIGHT:
                after.push(move)
                mates |= after.is_checkmate()
                after.pop()
        after.pop()
        if not mates:
            return False
    return True


def table(base, hits, summary):
    print(f"\n### {base}: {summary['games']:,} games, {summary['positions']:,} positions\n")
    print("| pattern | scenario | % | pattern | % of scenario | games | won, drawn, lost | true | false |")
    print("|---|---|---|---|---|---|---|---|---|")
    doubtful = []
    for counts in summary["patterns"]:
        name = counts["pattern"]
        own = [hit for hit in hits if hit["pattern"] == name]
        results = [sum(counts["results"][side][key] for side in ("white", "black")) for key in ("wins", "draws", "losses")]
        truth = ["–", "–"]
        if name in MATING or name in LEGACY:
            wrong = [hit for hit in own if not any(is_true(hit, instance) for instance in hit["valid"])]
            doubtful += wrong
            truth = [str(len(own) - len(wrong)), str(len(wrong))]
        share = 100 * counts["scenario"] / max(summary["positions"], 1)
        valid = 100 * counts["valid"] / max(counts["scenario"], 1)
        shown = f"{counts['scenario']:,} | {share:.3f} | {counts['valid']:,} | {valid:.2f} | {counts['valid_games']}"
        print(f"| {name} | {shown} | {', '.join(map(str, results))} | {' | '.join(truth)} |")
    return doubtful


def games(path):
    with open(path, encoding="utf-8") as file:
        while game := chess.pgn.read_game(file):
            yield game


def last_moves(game):
    board, before = game.board(), []
    for move in game.mainline_moves():
        before.append(board.copy(stack=False))
        board.push(move)
    return before, move, board


def why_not_anastasia(before, move, after):
    """The first thing that listing 5.4 or 5.5 asks for and this mate does not have."""
    king = after.king(after.turn)
    mover, checkers = after.piece_at(move.to_square), after.checkers()
    if move.to_square not in checkers:
        return "another piece uncovers the mating one"
    if move.promotion or mover.piece_type == chess.QUEEN:
        return "the queen mates, not the rook"
    inward = [s for s in chess.SquareSet(chess.BB_KING_ATTACKS[king]) if on_line(s, king) and not on_edge(s)]
    pawns = [s for s in inward if after.piece_at(s) == chess.Piece(chess.PAWN, after.turn)]
    if king in (chess.A1, chess.A8, chess.H1, chess.H8):
        return "the king stands in a corner"
    if not pawns:
        return "the piece beside the king is not a pawn"
    knights = before[-1].pieces(chess.KNIGHT, not after.turn)
    if not any(on_line(n, p) and chess.square_distance(n, p) == 2 for n in knights for p in pawns):
        return "the knight does not stand two squares from the pawn"
    if before[-1].is_capture(move):
        return "the rook takes on the square of the mate, which listing 5.4 wants empty"
    if chess.square_distance(move.to_square, king) == 1:
        return "the rook mates right beside the king, who counts as a defender of that square"
    if king_moves(before[-1], king) > 2:
        return "the king has three moves or more before the mate, castling among them"
    return "something else"


def king_moves(board, king):
    passed = board.copy(stack=False)
    passed.turn = board.color_at(king)
    return sum(1 for move in passed.legal_moves if move.from_square == king)


def on_line(a, b):
    return chess.square_file(a) == chess.square_file(b) or chess.square_rank(a) == chess.square_rank(b)


def on_edge(s):
    return chess.square_file(s) in (0, 7) or chess.square_rank(s) in (0, 7)


def main():
    lucena, shared = sys.argv[1:3]
    doubtful, found = [], collections.defaultdict(set)
    for base in BASES:
        hits, summary = search(lucena, f"{shared}/data/pgn/{base}")
        doubtful += [(base, hit) for hit in table(base, hits, summary)]
        for hit in hits:
            found[base, hit["pattern"]].add(hit["game"])
    print("\n### False positives\n")
    print("Those of PHILIDOR_STATIC, which plays no moves, are too many to list.\n")
    for base, hit in doubtful:
        if hit["pattern"] == "PHILIDOR_STATIC":
            continue
        names = f"{hit.get('white', '?')}–{hit.get('black', '?')} {hit.get('date', '')[:4]}"
        print(f"* {hit['pattern']}, {base}: {names}, ply {hit['ply']}, `{hit['fen']}`")
    print("\n### Misses\n")
    thesis = found["anastasia-mates.pgn", "ANASTASIA_SCENARIO_01"] | found["anastasia-mates.pgn", "ANASTASIA_SCENARIO_02"]
    general = found["anastasia-mates.pgn", "ANASTASIA_MATE"] | found["anastasia-mates.pgn", "ANASTASIA_FIGURE"]
    reasons, count = collections.Counter(), 0
    for number, game in enumerate(games(f"{shared}/data/pgn/anastasia-mates.pgn"), 1):
        count += 1
        if number not in thesis:
            reasons[why_not_anastasia(*last_moves(game))] += 1
        if number not in general:
            print(f"* ANASTASIA_MATE and ANASTASIA_FIGURE miss {game.headers['White']}–{game.headers['Black']}")
    print(f"Anastasia: {len(thesis)} of {count} games found by the thesis's two scenarios, {len(general)} by ours. Missing:\n")
    for reason, number in reasons.most_common():
        print(f"* {number}: {reason}")
    marked = [g for g in enumerate(games(f"{shared}/data/pgn/smothered-mates.pgn"), 1)]
    legacy = {n for n, g in marked if "philidor" in g.headers["MatePattern"]}
    base = "smothered-mates.pgn"
    print(f"\nSmothered mates: SMOTHERED_MATE in {len(found[base, 'SMOTHERED_MATE'])} of {len(marked)} games.")
    print(f"Philidor's legacy: {len(legacy)} games are marked; PHILIDOR finds {len(legacy & found[base, 'PHILIDOR'])},")
    print(f"PHILIDORS_LEGACY {len(legacy & found[base, 'PHILIDORS_LEGACY'])} of them.")


main()
