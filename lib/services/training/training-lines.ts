import { createLineCutter } from "@/lib/importers/cut-lines";

export interface TextLine {
  readonly number: number;
  readonly text: string;
  /** Longer than a line of metrics can be; the text is its beginning. */
  readonly isTooLong: boolean;
}

const MOST_LINE_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The lines of a file as text, those that arrived with one part of it at a time. A lone carriage return ends a line as well.
 * Blank lines count and are left out.
 */
export async function* trainingLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly TextLine[]> {
  const cutter = createLineCutter(MOST_LINE_BYTES);
  const decoder = new TextDecoder();
  const toLine = (record: ReturnType<typeof cutter.push>[number]): TextLine => ({
    number: record.number,
    text: decoder.decode(record.bytes),
    isTooLong: record.oversizedBytes !== undefined,
  });

  for await (const part of withLineFeeds(bytes)) yield cutter.push(part).map(toLine);
  yield cutter.finish().map(toLine);
}

/** A return at the end of a part waits for the next one: whether it is alone shows there. */
async function* withLineFeeds(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held = new Uint8Array();
  for await (const part of bytes) {
    const whole = held.length > 0 ? Buffer.concat([held, part]) : part;
    held = Uint8Array.from(whole.at(-1) === CARRIAGE_RETURN ? [CARRIAGE_RETURN] : []);
    yield fed(whole.subarray(0, whole.length - held.length));
  }
  yield held;
}

/** The part with line feeds in the place of its lone carriage returns. */
function fed(part: Uint8Array): Uint8Array {
  let written = part;
  for (let at = part.indexOf(CARRIAGE_RETURN); at !== -1; at = part.indexOf(CARRIAGE_RETURN, at + 1)) {
    if (part[at + 1] === LINE_FEED) continue;
    // What was handed in stays as it is.
    if (written === part) written = Uint8Array.from(part);
    written[at] = LINE_FEED;
  }

  return written;
}
