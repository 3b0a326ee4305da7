import { expect, test } from "vitest";
import { driftValues } from "./drift-values";
import { givenReport } from "./given-report";

test.each(["error", "score"] as const)("what has to be known of a week's figure is in its row, of %s", (view) => {
  const [first, second] = givenReport().weeks;
  if (first === undefined || second === undefined) throw new Error("There are no two weeks.");
  const noted = { value: 0, low: 0, high: 0.278, n: 40, note: "All are alike." };
  const few = { value: null, n: 3, reason: "Too few to say." } as const;

  const { columns, rows } = driftValues(
    [{ ...first, [view]: noted }, second, { ...second, [view]: few }],
    view,
    (filter) => filter,
  );

  expect(columns.at(-1)?.name).toBe("Note");
  expect(rows.map((row) => row.at(-1))).toEqual(["All are alike.", "", "Too few to say."]);
});
