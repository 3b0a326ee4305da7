import { expect, test } from "vitest";
import { type CopyTuple, decodeCopy } from "./decode-copy";

/** Bytes of a binary COPY with these rows. */
function encode(rows: readonly (readonly (string | null)[])[]): Buffer {
  const parts: Buffer[] = [Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1")];
  for (const row of rows) {
    parts.push(int(2, row.length));
    for (const field of row)
      parts.push(int(4, field === null ? -1 : Buffer.byteLength(field)), Buffer.from(field ?? ""));
  }

  return Buffer.concat([...parts, int(2, -1)]);
}

function int(bytes: number, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);

  return buffer;
}

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const ROWS = [["1", "x".repeat(5_000)], ["2", null], ["", "é"], []];

test.each([1, 2, 3, 7, 19, 20, 4_096, 100_000])(
  "rows come back whole when the stream is cut every %i bytes",
  async (size) => {
    const tuples: CopyTuple[] = [];

    for await (const tuple of decodeCopy(cut(encode(ROWS), size))) tuples.push(tuple);

    expect(tuples.map((tuple) => tuple.map((field) => field?.toString() ?? null))).toEqual(ROWS);
  },
);

test("an empty result has no rows", async () => {
  const tuples: CopyTuple[] = [];

  for await (const tuple of decodeCopy(cut(encode([]), 5))) tuples.push(tuple);

  expect(tuples).toEqual([]);
});
