#!/usr/bin/env python3
"""A flame graph of where the time goes, from what `perf script` tells: `perf script | contrib/flame.py > flame.svg`.

Each box is a function; its width is the share of the samples that it or what it called was in, callers stand below. `make profile` does all of it.
"""

import html
import re
import sys

WIDTH, HEIGHT, LETTER = 1600, 17, 6.6
# A box narrower than this many units is not drawn.
LEAST = 0.6


class Box:
    def __init__(self):
        self.samples = 0
        self.callees = {}

    def depth(self):
        return 1 + max((callee.depth() for callee in self.callees.values()), default=0)


def short(name):
    """A name without the hash, the arguments and the offset that perf adds."""
    name = re.sub(r"\+0x[0-9a-f]+$", "", name)
    return re.sub(r"::h[0-9a-f]{16}$", "", name)


def stacks(lines):
    """The stacks of the samples, the outermost caller first."""
    stack = []
    for line in lines:
        words = line.strip().split(None, 1)
        if not words:
            if stack:
                yield stack[::-1]
            stack = []
        elif line[0].isspace() and re.fullmatch(r"[0-9a-f]+", words[0]) and len(words) == 2:
            stack.append(short(words[1].rsplit(" (", 1)[0]))
    if stack:
        yield stack[::-1]


def draw(name, box, left, level, scale, levels, out):
    width = box.samples * scale
    if width < LEAST:
        return
    top = (levels - level) * HEIGHT
    share = f"{100 * width / WIDTH:.1f} %"
    hue = 20 + hash_of(name) % 35
    letters = int(width / LETTER)
    label = html.escape(name if len(name) <= letters else name[-letters:]) if letters > 3 else ""
    out.append(
        f'<g><title>{html.escape(name)}: {share}</title>'
        f'<rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{HEIGHT - 1}" fill="hsl({hue} 80% 65%)"/>'
        f'<text x="{left + 3:.1f}" y="{top + 12}">{label}</text></g>'
    )
    for callee in sorted(box.callees):
        inner = box.callees[callee]
        draw(callee, inner, left, level + 1, scale, levels, out)
        left += inner.samples * scale


def hash_of(name):
    return sum(ord(letter) * (place + 1) for place, letter in enumerate(name))


def main():
    root = Box()
    for stack in stacks(sys.stdin):
        root.samples += 1
        box = root
        for name in stack:
            box = box.callees.setdefault(name, Box())
            box.samples += 1
    if root.samples == 0:
        sys.exit("perf told of no samples; record some first: perf record --call-graph fp PROGRAM")
    levels = root.depth()
    boxes = []
    draw(f"all {root.samples} samples", root, 0, 1, WIDTH / root.samples, levels, boxes)
    print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{levels * HEIGHT}" font-family="monospace" font-size="11">')
    print("\n".join(boxes))
    print("</svg>")


if __name__ == "__main__":
    main()
