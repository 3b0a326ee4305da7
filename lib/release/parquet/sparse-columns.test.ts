import { join } from "node:path";
import { asyncBufferFromFile, parquetMetadataAsync } from "hyparquet";
import { expect, test } from "vitest";
import type { Pool } from "@/lib/leak/assign-pools";
import { givenFiles } from "@/lib/release/fixtures/given-files";
import type { ReleaseRow } from "@/lib/release/release-row";
import { parquetLines } from "./parquet-lines";
import type { SparseMember } from "./parquet-shape";
import { rowShape } from "./row-shape";

const OUTCOME_BY: readonly SparseMember[] = ["outcome_by"];

type Facts = Readonly<Record<string, unknown>>;
const source = { axis: "agentic", outcome: "success", tokens: 3 };
const ruled = { axis: "agentic", outcome: "success", outcome_by: "rules", tokens: 4 };

/** A row whose metadata is printed by name, as that of every preset is; one problem a pool. */
function aRow(metadata: Facts, pool: Pool = "train"): ReleaseRow {
  const row = { messages: [{ role: "user", content: "Find a magnet." }], metadata };

  return { pool, row, line: JSON.stringify(row), source: { problem: pool, trajectories: ["t"] } };
}

async function written(rows: readonly ReleaseRow[], sparseColumns: readonly SparseMember[], shardBytes = 1e9) {
  const { folder, files } = await givenFiles(rows, { formats: ["parquet"], sparseColumns, shardBytes });
  const shards = files.filter(({ kind }) => kind === "data");

  return { shards, paths: shards.map(({ name }) => join(folder, name)) };
}

async function linesOf(path: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of parquetLines(path)) lines.push(line);

  return lines;
}

async function schemaOf(path: string) {
  return (await parquetMetadataAsync(await asyncBufferFromFile(path))).schema;
}

test.each([
  ["a source's row first", [source, ruled, source]],
  ["a row of the rules first", [ruled, source, ruled]],
])("rows with and without it stand in one file: %s", async (_order, facts) => {
  const rows = facts.map((metadata) => aRow(metadata));

  const { paths } = await written(rows, OUTCOME_BY);

  expect(await linesOf(paths[0] ?? "")).toEqual(rows.map(({ line }) => line));
});

test.each([
  ["pools", 1e9, "test"],
  ["files of one pool", 1, "train"],
] as const)("%s that are pure in different ways have one schema", async (_what, shardBytes, second) => {
  const rows = [aRow(source), aRow(ruled, second)];

  const { paths } = await written(rows, OUTCOME_BY, shardBytes);

  const schemas = await Promise.all(paths.map(schemaOf));
  expect(schemas).toHaveLength(2);
  expect(schemas[0]).toEqual(schemas[1]);
  expect(schemas[0]?.filter(({ name }) => name === "outcome_by")).toEqual([
    expect.objectContaining({ type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "OPTIONAL" }),
  ]);
  // Files come by name: of the pools, test before train.
  const lines = (await Promise.all(paths.map(linesOf))).flat();
  expect(lines.toSorted()).toEqual(rows.map(({ line }) => line).toSorted());
});

test("in a pair both sides have the column, whichever of them the rules scored", async () => {
  const pairs = [
    { chosen: source, outcome_gap: 1, rejected: ruled },
    { chosen: ruled, outcome_gap: 1, rejected: source },
    { chosen: source, outcome_gap: 1, rejected: source },
  ];
  const rows = pairs.map((metadata) => aRow(metadata));

  const { paths } = await written(rows, OUTCOME_BY, 1);

  const [first, ...others] = await Promise.all(paths.map(schemaOf));
  expect(first?.filter(({ name }) => name === "outcome_by")).toHaveLength(2);
  expect(others).toEqual([first, first]);
  expect((await Promise.all(paths.map(linesOf))).flat()).toEqual(rows.map(({ line }) => line));
});

test("where no row has it there is no column, and a row that has it after all is refused", async () => {
  const { row } = aRow(source);

  const metadata = rowShape(row, []).get("metadata");
  expect(metadata?.kind === "struct" ? Object.keys(metadata.members) : []).toEqual(["axis", "outcome", "tokens"]);
  await expect(written([aRow(source), aRow(ruled)], [])).rejects.toThrow(RangeError);
});

test("a file all of whose rows have it has the same bytes, named beforehand or not", async () => {
  const rows = [aRow(ruled), aRow({ ...ruled, tokens: 5 })];

  const [named, unnamed] = await Promise.all([written(rows, OUTCOME_BY), written(rows, [])]);

  expect(named.shards).toEqual(unnamed.shards);
});

test.each([
  ["one that stands there as null", { ...ruled, outcome_by: null }],
  ["another member that is missing", { axis: "agentic", outcome: "success" }],
])("%s is refused, for it would be read back otherwise", async (_what, metadata) => {
  await expect(written([aRow(ruled), aRow(metadata)], OUTCOME_BY)).rejects.toThrow(RangeError);
});
