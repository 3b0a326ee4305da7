import { expect, test } from "vitest";
import { factPatterns } from "./fact-patterns";
import { FACT_FLAGS } from "./fact-table";
import { aFactRow, aFactTable } from "./fixtures/a-fact-table";

test("rows share a pattern where they agree in all that decides, and those with very many calls share none", () => {
  const of = { macro: 1, code: 2, unknown: 3 };
  const rows = [
    { ...of, model: 4 },
    { ...of, model: 4, retry: 9 },
    { ...of, model: 4, flags: FACT_FLAGS.hasLog | FACT_FLAGS.asksForNothing },
    // 65,540 is 4 in the lowest 16 bits, and 2^31 - 1 is the most that the database holds.
    { ...of, model: 65_540 },
    { ...of, model: 4, code: 65_538 },
    { ...of, model: 65_540 },
    { ...of, model: 2 ** 31 - 1, unknown: 2 ** 31 - 1 },
    { ...of, model: 4 },
  ].map((row, id) => aFactRow({ id, ...row }));

  const { patternOf, facts } = factPatterns(aFactTable(rows));

  expect([...patternOf]).toEqual([0, 0, 1, 2, 3, 4, 5, 0]);
  expect(facts.map(({ model, code, unknown }) => [model, code, unknown])).toEqual([
    ...[
      [4, 2, 3],
      [4, 2, 3],
      [65_540, 2, 3],
      [4, 65_538, 3],
      [65_540, 2, 3],
    ],
    [2 ** 31 - 1, 2, 2 ** 31 - 1],
  ]);
});
