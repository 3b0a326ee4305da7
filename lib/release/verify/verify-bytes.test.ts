import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { givenRelease } from "@/lib/release/fixtures/given-release";
import { presetRows } from "@/lib/release/fixtures/preset-rows";
import { verifyRelease } from "./verify-release";

const ROWS = 12;

test("a row with half of a surrogate pair is the row that was released, in three formats", async () => {
  const [first, ...others] = presetRows("chat", 3);
  const { metadata } = JSON.parse(first?.line ?? "{}");
  const row = { messages: [{ role: "user", content: "a \ud83d b" }], tools: [], metadata };
  const half = { pool: "train" as const, row, line: JSON.stringify(row) };
  const source = { problem: "p0", trajectories: ["t"] };

  const { folder } = await givenRelease([{ ...half, source }, ...others], { manifest: { preset: "chat" } });

  expect((await verifyRelease(folder)).faults).toEqual([]);
});

test.each(["jsonl", "jsonl.gz", "parquet"] as const)(
  "no byte of a release in %s can be changed unseen",
  async (format) => {
    const { folder, manifest } = await givenRelease(presetRows("sft", ROWS), { options: { formats: [format] } });
    const texts = ["manifest.json", "README.md", "assay-release.sig"];
    const unseen: string[] = [];

    for (const name of [...manifest.files.map((file) => file.name), ...texts]) {
      const whole = await readFile(join(folder, name));
      for (const at of placesOf(whole.length)) {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ 1;
        await writeFile(join(folder, name), changed);
        const { faults } = await verifyRelease(folder);
        if (faults.length === 0) unseen.push(`${name} ${at}`);
      }
      await writeFile(join(folder, name), whole);
    }

    expect(unseen).toEqual([]);
    expect((await verifyRelease(folder)).faults).toEqual([]);
  },
);

test("a packed file that ends behind its last row, and too early, is told without a row that is not there", async () => {
  const { folder } = await givenRelease(presetRows("sft", ROWS), { options: { formats: ["jsonl.gz"] } });
  const file = "data/train-00000-of-00001.jsonl.gz";
  const whole = await readFile(join(folder, file));

  await writeFile(join(folder, file), whole.subarray(0, -1));

  expect((await verifyRelease(folder)).faults).toEqual([
    { kind: "bytes", file, sentence: expect.stringContaining("holds its rows, and other bytes") },
  ]);
});

/** Places all over a file, and its last ones: gzip ends with a sum and a length, Parquet with a length and its name. */
function placesOf(length: number): readonly number[] {
  const step = Math.ceil(length / 8);
  const spread = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
  const last = Array.from({ length: Math.min(8, length) }, (_, index) => length - 1 - index);

  return [...new Set([...spread, ...last])];
}
