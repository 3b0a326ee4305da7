import { expect, test } from "vitest";
import { copyBytes, cutInto } from "./fixtures/copy-bytes";
import { scanCopy } from "./scan-copy";

const ROWS = [
  ["1", "x".repeat(5_000), null],
  ["2", null, ""],
  ["", "é", "last"],
];

async function scanned(stream: AsyncIterable<Uint8Array>, columns: number) {
  const rows: (string | null)[][] = [];
  await scanCopy(stream, columns, (tuple) => {
    rows.push(Array.from({ length: columns }, () => tuple.text()));
  });

  return rows;
}

test.each([1, 2, 3, 7, 19, 20, 4_096, 100_000])(
  "every row is told whole when the stream is cut every %i bytes",
  async (size) => {
    expect(await scanned(cutInto(copyBytes(ROWS), size), 3)).toEqual(ROWS);
  },
);

test("an empty result has no rows", async () => {
  expect(await scanned(cutInto(copyBytes([]), 5), 3)).toEqual([]);
});

test("a row of another width is a mistake", async () => {
  await expect(scanned(cutInto(copyBytes([["1"]]), 50), 3)).rejects.toThrow("A row has 1 columns instead of 3.");
});
