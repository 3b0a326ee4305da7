import { createLineCutter } from "@/lib/importers/cut-lines";

export interface TextLine {
  readonly number: number;
  readonly text: string;
  /** Longer than a line of metrics can be; the text is its beginning. */
  readonly isTooLong: boolean;
}

const MOST_LINE_BYTES = 1024 * 1024;

/** The lines of a file as text, those that arrived with one part of it at a time. Blank lines count and are left out. */
export async function* trainingLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly TextLine[]> {
  const cutter = createLineCutter(MOST_LINE_BYTES);
  const decoder = new TextDecoder();
  const toLine = (record: ReturnType<typeof cutter.push>[number]): TextLine => ({
    number: record.number,
    text: decoder.decode(record.bytes),
    isTooLong: record.oversizedBytes !== undefined,
  });

  for await (const part of bytes) yield cutter.push(part).map(toLine);
  yield cutter.finish().map(toLine);
}
