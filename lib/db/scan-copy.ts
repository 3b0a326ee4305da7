import { TupleReader } from "./tuple-reader";

/** Takes one tuple, which is good until it returns. */
export type TakeTuple = (tuple: TupleReader) => void;

const HEADER_BYTES = 19;

/**
 * Rows of a binary COPY, one call each and no object a row: for a million narrow ones, where {@link decodeCopy} would
 * spend its time on making buffers. Every row has the same number of columns.
 *
 * @throws RangeError when a row has another number of columns
 */
export async function scanCopy(stream: AsyncIterable<Uint8Array>, columns: number, take: TakeTuple): Promise<void> {
  const fields = { at: new Int32Array(columns), size: new Int32Array(columns) };
  const tuple = new TupleReader(fields.at, fields.size);
  let rest: Buffer = Buffer.alloc(0);
  let isHeader = true;

  for await (const part of stream) {
    const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    let at = 0;
    if (isHeader) {
      if (rest.length < HEADER_BYTES) continue;
      at = HEADER_BYTES;
      isHeader = false;
    }
    for (;;) {
      const end = findFields(rest, at, fields);
      if (end === ENDED) return;
      if (end === CUT) break;
      tuple.start(rest);
      take(tuple);
      at = end;
    }
    rest = rest.subarray(at);
  }
}

interface Fields {
  readonly at: Int32Array;
  readonly size: Int32Array;
}

const CUT = -1;
const ENDED = -2;

/** Sets where the fields of the tuple at `start` lie; answers where it ends, that it is cut, or that there is no more. */
function findFields(bytes: Buffer, start: number, { at, size }: Fields): number {
  if (bytes.length < start + 2) return CUT;
  const count = bytes.readInt16BE(start);
  if (count < 0) return ENDED;
  if (count !== at.length) throw new RangeError(`A row has ${count} columns instead of ${at.length}.`);

  let place = start + 2;
  for (let field = 0; field < count; field += 1) {
    if (bytes.length < place + 4) return CUT;
    const length = bytes.readInt32BE(place);
    place += 4;
    at[field] = place;
    size[field] = length;
    if (length > 0) place += length;
  }

  return bytes.length < place ? CUT : place;
}
