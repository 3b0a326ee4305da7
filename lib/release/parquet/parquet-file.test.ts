import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";
import { expect, test } from "vitest";
import * as z from "zod";
import { PRESETS } from "@/lib/exporters/descriptions";
import { aCandidate, aContext } from "@/lib/exporters/fixtures/given-candidate";
import { stepRlExporter } from "@/lib/exporters/step-rl/step-rl-exporter";
import { aClaim, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { givenFiles } from "@/lib/release/fixtures/given-files";
import { presetRows } from "@/lib/release/fixtures/preset-rows";
import { cellsLine } from "./cells-line";
import { rowShape } from "./row-shape";

const NAME = "data/train-00000-of-00001.parquet";

async function duckRows(sql: string): Promise<readonly Record<string, unknown>[]> {
  const connection = await (await DuckDBInstance.create()).connect();

  return (await connection.runAndReadAll(sql)).getRowObjectsJson();
}

/** What both readers give for what is absent. */
function withoutNulls(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, member) => member ?? undefined);
}

const CallsRead = z.array(z.object({ name: z.string(), parameters: z.string() })).nullish();

/** Arguments of calls are text in a column, for they have other members from tool to tool. */
function callsRead(value: unknown) {
  return (CallsRead.parse(value) ?? []).map((call) => ({ ...call, parameters: JSON.parse(call.parameters) }));
}

test.each(PRESETS)("hyparquet reads the rows of %s back to the character", async (preset) => {
  const rows = presetRows(preset, 60);
  const { folder } = await givenFiles(rows);
  const shape = rowShape(rows[0]?.row ?? {}, []);

  const read = await parquetReadObjects({ file: await asyncBufferFromFile(join(folder, NAME)) });

  expect(read.map((cells) => cellsLine(cells, shape))).toEqual(rows.map(({ line }) => line.replaceAll("\\ud83d", "�")));
});

test("arguments and declarations that a plain value prints another way are read back to the digit", async () => {
  const args = '{"id": 12345678901234567891, "amount": 188.0}';
  const tool = '{"name": "pay", "maximum": 12345678901234567891}';
  const steps = [
    { role: "user" as const, text: "Pay." },
    { claimed: [aClaim("pay", JSON.parse(args), { argsJson: args })] },
  ];
  const trajectory = aTrajectory(steps, [], { tools: [JSON.parse(tool)], toolsJson: [tool] });
  const written = stepRlExporter.write([aCandidate(trajectory)], aContext("step-rl", { reference: "any" }));
  const [row = {}] = written.kind === "rows" ? written.rows : [];
  const line = stepRlExporter.line(row);
  const { folder } = await givenFiles([
    { pool: "train", line, row, source: { problem: trajectory.problem.key, trajectories: ["t"] } },
  ]);

  const [cells = {}] = await parquetReadObjects({ file: await asyncBufferFromFile(join(folder, NAME)) });

  expect(line).toContain(`"tools":[${tool}],"reference_action":[{"name":"pay","parameters":${args}}]`);
  expect(cellsLine(cells, rowShape(row, []))).toBe(line);
});

test.each(PRESETS)("DuckDB reads the rows of %s with their types, and they are those of the lines", async (preset) => {
  const rows = presetRows(preset, 60);
  const { folder } = await givenFiles(rows);

  const read = await duckRows(`from '${join(folder, NAME)}'`);

  expect(rows.some(({ line }) => JSON.parse(line).reference_action?.length > 0)).toBe(preset === "step-rl");
  const { tools: _text, reference_action: _calls, ...columns } = JSON.parse(rows[0]?.line ?? "{}");
  for (const [index, { line }] of rows.entries()) {
    const row = JSON.parse(line);
    for (const name of Object.keys(columns)) expect(withoutNulls(read[index]?.[name])).toEqual(withoutNulls(row[name]));
    expect(JSON.parse(String(read[index]?.["tools"]))).toEqual(row.tools);
    expect(callsRead(read[index]?.["reference_action"])).toEqual(row.reference_action ?? []);
  }
});
