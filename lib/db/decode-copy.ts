/** The fields of one row as bytes; null where the column is null. */
export type CopyTuple = readonly (Buffer | null)[];

const HEADER_BYTES = 19;

/**
 * Rows of a binary COPY, cut from its stream however the stream cuts them.
 *
 * @see PostgreSQL documentation, COPY, "Binary Format"
 */
export async function* decodeCopy(stream: AsyncIterable<Uint8Array>): AsyncGenerator<CopyTuple> {
  let rest: Buffer = Buffer.alloc(0);
  let parts: Buffer[] = [];
  let waiting = 0;
  let needed = HEADER_BYTES;
  let isHeader = true;

  for await (const part of stream) {
    parts.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    waiting += part.byteLength;
    // A row of many megabytes comes in many parts: they are joined once, when it is whole.
    if (rest.length + waiting < needed) continue;

    rest = Buffer.concat([rest, ...parts]);
    parts = [];
    waiting = 0;
    let at = 0;
    if (isHeader) {
      at = HEADER_BYTES;
      isHeader = false;
    }
    for (;;) {
      const size = tupleBytes(rest, at);
      if (size.kind === "end") return;
      if (size.kind === "cut") {
        needed = size.needed - at;
        break;
      }
      yield copyFields(rest, at);
      at = size.end;
    }
    rest = rest.subarray(at);
  }
}

type TupleSize = { kind: "whole"; end: number } | { kind: "cut"; needed: number } | { kind: "end" };

/** Where the tuple at `start` ends, or how many bytes there must be to know more. */
function tupleBytes(bytes: Buffer, start: number): TupleSize {
  if (bytes.length < start + 2) return { kind: "cut", needed: start + 2 };
  const fields = bytes.readInt16BE(start);
  if (fields < 0) return { kind: "end" };

  let at = start + 2;
  for (let field = 0; field < fields; field += 1) {
    if (bytes.length < at + 4) return { kind: "cut", needed: at + 4 };
    at += 4 + Math.max(bytes.readInt32BE(at), 0);
    if (bytes.length < at) return { kind: "cut", needed: at };
  }

  return { kind: "whole", end: at };
}

/** The fields of the tuple that begins at `start`. */
function copyFields(bytes: Buffer, start: number): CopyTuple {
  const count = bytes.readInt16BE(start);
  const fields: (Buffer | null)[] = [];
  let at = start + 2;
  for (let field = 0; field < count; field += 1) {
    const size = bytes.readInt32BE(at);
    at += 4;
    fields.push(size < 0 ? null : bytes.subarray(at, at + size));
    at += Math.max(size, 0);
  }

  return fields;
}

/**
 * Where the fields of the tuple that begins at `start` lie, two numbers a field: its first byte and how many there are, -1
 * for null. For who looks at many tuples and keeps none of them: a buffer for each field would cost more than the look.
 */
export function fieldPlaces(bytes: Buffer, start: number): Int32Array {
  const count = bytes.readInt16BE(start);
  const places = new Int32Array(count * 2);
  let at = start + 2;
  for (let field = 0; field < count; field += 1) {
    const size = bytes.readInt32BE(at);
    at += 4;
    places[field * 2] = at;
    places[field * 2 + 1] = size;
    at += Math.max(size, 0);
  }

  return places;
}
