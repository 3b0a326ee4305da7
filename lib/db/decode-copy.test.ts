import { expect, test } from "vitest";
import { type CopyTuple, decodeCopy, fieldPlaces } from "./decode-copy";
import { copyBytes, cutInto } from "./fixtures/copy-bytes";

const ROWS = [["1", "x".repeat(5_000)], ["2", null], ["", "é"], []];

test.each([1, 2, 3, 7, 19, 20, 4_096, 100_000])(
  "rows come back whole when the stream is cut every %i bytes",
  async (size) => {
    const tuples: CopyTuple[] = [];

    for await (const tuple of decodeCopy(cutInto(copyBytes(ROWS), size))) tuples.push(tuple);

    expect(tuples.map((tuple) => tuple.map((field) => field?.toString() ?? null))).toEqual(ROWS);
  },
);

test("the fields of a tuple lie where they are cut", () => {
  const header = 19;
  const bytes = Buffer.from(copyBytes([["1", "words", null, "", "é"]]));
  const places = fieldPlaces(bytes, header);

  const found = Array.from({ length: places.length / 2 }, (_, field) => {
    const [at = 0, size = 0] = places.subarray(field * 2);
    return size < 0 ? null : bytes.toString("utf8", at, at + size);
  });
  expect(found).toEqual(["1", "words", null, "", "é"]);
});

test("an empty result has no rows", async () => {
  const tuples: CopyTuple[] = [];

  for await (const tuple of decodeCopy(cutInto(copyBytes([]), 5))) tuples.push(tuple);

  expect(tuples).toEqual([]);
});
