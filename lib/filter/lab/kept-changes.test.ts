import { expect, test } from "vitest";
import { LEAVING } from "@/lib/domain/pipeline";
import { aFactRow, aFactTable } from "./fixtures/a-fact-table";
import { keptChanges, movedPlaces, sampleRows } from "./kept-changes";
import { keptMix } from "./kept-mix";

const KEPT = LEAVING.indexOf("kept");
/** "+" enters, "-" leaves, "=" stays, "." is never kept. */
const changesOf = (marks: string) => {
  const leaving = (kept: string) => Uint8Array.from(marks, (mark) => (kept.includes(mark) ? KEPT : 0));

  return keptChanges({ leaving: leaving("-=") }, { leaving: leaving("+=") });
};

test("rows enter and leave by what both versions keep", () => {
  const changes = changesOf("+-=.=-+.");

  expect([...changes.rows]).toEqual([0, 1, 2, 4, 5, 6]);
  expect([...movedPlaces(changes, "entered")]).toEqual([0, 6]);
  expect([...movedPlaces(changes, "left")]).toEqual([1, 5]);
});

test("a sample is the same each time, has each row once, and every row may be in one", () => {
  const rows = Int32Array.from({ length: 200 }, (_, at) => at * 2);
  const drawn = Array.from({ length: 400 }, (_, seed) => sampleRows(rows, 20, seed));

  expect(sampleRows(rows, 20, 1)).toEqual(drawn[1]);
  expect(drawn.every((sample) => new Set(sample).size === 20)).toBe(true);
  const times = new Map<number, number>();
  for (const row of drawn.flat()) times.set(row, (times.get(row) ?? 0) + 1);
  expect(times.size).toBe(200);
  // Each is drawn 40 times on average, with a standard deviation of 6.
  expect(Math.max(...times.values())).toBeLessThan(68);
  expect(sampleRows(rows.subarray(0, 3), 20, 1)).toEqual([0, 2, 4]);
});

test("the largest values are told one by one, the rest as a sum", () => {
  const marks = Array.from({ length: 15 }, (_, miner) => "=".repeat(20 - miner) + (miner === 14 ? "+-" : ""));
  const rows = marks.flatMap((of, miner) => Array.from(of, () => aFactRow({ id: 1, miner })));
  const table = aFactTable(rows.map((row, at) => ({ ...row, id: at })));

  const mix = keptMix(table, changesOf(marks.join("")), []);

  const miners = mix.find(({ by }) => by === "miner");
  expect(miners?.rows.map(({ value, after }) => [value, after])).toEqual(
    Array.from({ length: 12 }, (_, miner) => [miner === 0 ? null : `miner ${miner}`, 20 - miner]),
  );
  expect(miners?.others).toEqual({ values: 3, before: 8 + 7 + 7, after: 8 + 7 + 7 });
  expect(mix.find(({ by }) => by === "suite")?.rows).toEqual([
    { value: null, before: rows.length - 1, after: rows.length - 1, entered: 1, left: 1 },
  ]);
});
