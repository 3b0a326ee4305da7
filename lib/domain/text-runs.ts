/** Anything that covers a stretch of a text. Offsets are UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A stretch of text that the same marks cover. */
export interface TextRun<Mark extends TextRange> {
  readonly text: string;
  readonly start: number;
  readonly marks: readonly Mark[];
}

/** Cuts a text where marks begin and end. The runs put together are the text. */
export function textRuns<Mark extends TextRange>(text: string, marks: readonly Mark[]): readonly TextRun<Mark>[] {
  const sorted = marks
    .filter((mark) => mark.start < mark.end && mark.start < text.length)
    .toSorted((a, b) => a.start - b.start);
  const cuts = new Set([0, text.length, ...sorted.flatMap((mark) => [mark.start, Math.min(mark.end, text.length)])]);
  const bounds = [...cuts].toSorted((a, b) => a - b);
  const runs: TextRun<Mark>[] = [];
  let open: readonly Mark[] = [];
  let next = 0;

  for (const [i, start] of bounds.slice(0, -1).entries()) {
    open = open.filter((mark) => mark.end > start);
    for (let mark = sorted[next]; mark && mark.start <= start; mark = sorted[++next]) open = [...open, mark];
    runs.push({ text: text.slice(start, bounds[i + 1]), start, marks: open });
  }
  return runs;
}
