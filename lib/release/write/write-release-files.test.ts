import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Pool } from "@/lib/leak/assign-pools";
import { aProblem } from "@/lib/release/fixtures/a-problem";
import { givenFiles, problemsOf } from "@/lib/release/fixtures/given-files";
import { presetRows } from "@/lib/release/fixtures/preset-rows";
import { sha256Of } from "@/lib/release/manifest-text";
import type { ReleaseRow } from "@/lib/release/release-row";

const train = presetRows("sft", 30);
const other = presetRows("kto", 9).map((row) => ({ ...row, pool: "test" as const, source: named(row, "t") }));

function named({ source }: ReleaseRow, prefix: string): ReleaseRow["source"] {
  return { ...source, problem: `${prefix}${source.problem}` };
}

function aRow(pool: Pool, row: object = { messages: [] }): ReleaseRow {
  return { pool, row, line: JSON.stringify(row), source: { problem: pool, trajectories: ["t"] } };
}

test("the same rows and problems give the same bytes, whatever order the problems come in", async () => {
  const problems = problemsOf(train);

  const first = await givenFiles(train, { shardBytes: 5000, problems });
  const second = await givenFiles(train, { shardBytes: 5000, problems: problems.toReversed() });

  expect(first.files.length).toBeGreaterThan(10);
  expect(second.files).toEqual(first.files);
});

test("a file is followed by another once it has so many bytes, in every format at the same row", async () => {
  const { folder, files } = await givenFiles(train, { shardBytes: 5000 });
  const data = files.filter((file) => file.kind === "data");
  const plain = data.filter(({ format }) => format === "jsonl");

  for (const [index, file] of plain.entries()) {
    const text = await readFile(join(folder, file.name), "utf8");
    expect(file.name).toBe(`data/train-0000${index}-of-0000${plain.length}.jsonl`);
    expect(text.split("\n").slice(0, -1)).toEqual(
      train.slice(file.firstRow - 1, file.firstRow - 1 + file.rows).map(({ line }) => line.replaceAll("\\ud83d", "�")),
    );
    expect(text.length).toBeGreaterThanOrEqual(index === plain.length - 1 ? 1 : 5000);
    expect([file.sha256, file.linesSha256, file.lineBytes]).toEqual([sha256Of(text), sha256Of(text), file.bytes]);
    for (const format of ["jsonl.gz", "parquet"]) {
      const { bytes: _bytes, sha256: _hash, ...same } = file;
      const twin = data.find(({ name }) => name === file.name.replace("jsonl", format));
      expect(twin).toMatchObject({ ...same, name: twin?.name, format });
    }
    expect(gunzipSync(await readFile(join(folder, file.name.replace("jsonl", "jsonl.gz")))).toString()).toBe(text);
  }
});

test("each pool has files of its own, and no other file is made", async () => {
  const { folder, files } = await givenFiles([...train, ...other], { formats: ["jsonl"] });

  expect(files.map(({ name, rows }) => [name, rows])).toEqual([
    ["audit/problems.jsonl", problemsOf([...train, ...other]).length],
    ["audit/rows.jsonl", 39],
    ["data/test-00000-of-00001.jsonl", 9],
    ["data/train-00000-of-00001.jsonl", 30],
  ]);
  expect((await readdir(join(folder, "data"))).length).toBe(2);
});

test("half of a surrogate pair stands as U+FFFD in every format, and text that looks like one stays", async () => {
  const row = { messages: [{ role: "user", content: "a \ud83d b \ude00 c 😀 d \\ud83d e" }] };

  const { folder, files } = await givenFiles([aRow("train", row)]);

  const content = "a � b � c 😀 d \\ud83d e";
  expect(await readFile(join(folder, "data/train-00000-of-00001.jsonl"), "utf8")).toBe(
    `${JSON.stringify({ messages: [{ role: "user", content }] })}\n`,
  );
  expect(new Set(files.flatMap((file) => (file.kind === "data" ? [file.linesSha256] : []))).size).toBe(1);
});

describe("a row is refused", () => {
  const problems = [aProblem("train", "train"), aProblem("test", "test")];
  const write = (...rows: readonly ReleaseRow[]) => givenFiles(rows, { problems });

  test("that is not of its problem’s pool, or of no problem that is known", async () => {
    const astray = { ...aRow("train"), source: { problem: "test", trajectories: [] } };

    await expect(write(astray)).rejects.toThrow("A row of the problem test does not belong into the pool train.");
    await expect(write(aRow("validation"))).rejects.toThrow("does not belong into the pool validation.");
  });

  test("that comes after those of a later pool", async () => {
    await expect(write(aRow("train"), aRow("test"), aRow("train"))).rejects.toThrow("come by pool");
  });

  test.each([
    ["a member that is no column", { messages: [], secret: 1 }],
    ["metadata that other rows do not have", { messages: [], metadata: { a: "1", b: "2" } }],
    ["metadata that lacks what other rows have", { messages: [], metadata: {} }],
    ["a number where there should be a text", { messages: [], metadata: { a: 5 } }],
    ["a message in another order", { messages: [{ content: "x", role: "user" }], metadata: { a: "1" } }],
    ["a message whose text is null", { messages: [{ role: "user", content: null }], metadata: { a: "1" } }],
  ])("with %s, in Parquet", async (_, row) => {
    const first = { messages: [], metadata: { a: "1" } };

    await expect(write(aRow("train", first), aRow("train", row))).rejects.toThrow("its Parquet columns do not");
  });

  test.each([1.5, 3_000_000_000])("with %d where 32 bits hold a whole number, in Parquet", async (tokens) => {
    await expect(write(aRow("train", { metadata: { tokens } }))).rejects.toThrow("its Parquet columns do not");
  });
});

test("what the reader of rows throws stops the writing", async () => {
  async function* failing(): AsyncGenerator<ReleaseRow> {
    yield* train;
    throw new Error("Cancelled.");
  }
  const { writeReleaseFiles } = await import("./write-release-files");
  const { folder } = await givenFiles([]);

  const options = { folder: join(folder, "again"), formats: ["parquet", "jsonl.gz"] as const, shardBytes: 1e9 };
  const written = writeReleaseFiles({ ...options, problems: problemsOf(train) }, failing(), async () => undefined);

  await expect(written).rejects.toThrow("Cancelled.");
});
