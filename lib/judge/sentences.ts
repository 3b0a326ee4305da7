export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const END = /[.!?]+(?=\s)|\n+/g;

/** The sentences of a text: up to a full stop before white space, or a line end. Blank ones are left out. */
export function sentencesOf(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  let start = 0;

  for (const match of text.matchAll(END)) {
    const end = match.index + (match[0].startsWith("\n") ? 0 : match[0].length);
    push(ranges, text, start, end);
    start = match.index + match[0].length;
  }
  push(ranges, text, start, text.length);
  return ranges;
}

function push(ranges: TextRange[], text: string, from: number, to: number): void {
  const sentence = text.slice(from, to);
  const trimmed = sentence.trim();
  if (trimmed === "") return;

  const start = from + sentence.indexOf(trimmed);
  ranges.push({ start, end: start + trimmed.length });
}
