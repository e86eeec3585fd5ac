// Two texts line by line: what both have, and what only one of them has.
export interface DiffLine {
  in: 'both' | 'first' | 'second';
  text: string;
}

/** The lines of two texts; the longest part that both have in order is kept together. */
export function difference(first: string, second: string): DiffLine[] {
  const [one, other] = [first.split('\n'), second.split('\n')];
  const longest = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      longest[i]![j] = one[i] === other[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  const lines: DiffLine[] = [];
  for (let i = 0, j = 0; i < one.length || j < other.length; ) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      lines.push({ in: 'both', text: one[i]! });
      i++;
      j++;
    } else if (j === other.length || (i < one.length && longest[i + 1]![j]! >= longest[i]![j + 1]!))
      lines.push({ in: 'first', text: one[i++]! });
    else lines.push({ in: 'second', text: other[j++]! });
  }
  return lines;
}

/** The lines that differ, each with its neighbours; `undefined` stands for what is left out between them. */
export function around(lines: readonly DiffLine[], neighbours = 2): (DiffLine | undefined)[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - neighbours), index + neighbours + 1).some((line) => line.in !== 'both'),
  );
  const shown: (DiffLine | undefined)[] = [];
  lines.forEach((line, index) => {
    if (isNear[index]) shown.push(line);
    else if (shown.length > 0 && shown[shown.length - 1] !== undefined) shown.push(undefined);
  });
  return shown[shown.length - 1] === undefined ? shown.slice(0, -1) : shown;
}
