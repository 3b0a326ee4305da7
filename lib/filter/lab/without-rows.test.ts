import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { rowsByPlace } from "./content-places";
import { findPlaces } from "./find-places";
import { aFactTable, drawnRows } from "./fixtures/a-fact-table";
import { withoutRows } from "./without-rows";

test.each([[[]], [[0]], [[199]], [[0, 1, 2, 198, 199]], [Array.from({ length: 200 }, (_, at) => at)]])(
  "a table without places %j is the table that was never given them",
  (places) => {
    const rows = drawnRows(200, 3);
    const rest = rows.filter((_, at) => !places.includes(at));

    const table = withoutRows(aFactTable(rows), Int32Array.from(places));

    const { names: _names, runs: _runs, content, ...columns } = table;
    const { names: _ofRest, runs: _runsOfRest, content: contentOfRest, ...expected } = aFactTable(rest);
    expect(columns).toEqual(expected);
    // Their order is the same; the places of those that are left out stay empty.
    expect(rowsByPlace(content)).toEqual(rowsByPlace(contentOfRest));
  },
);

test("places cut anywhere leave every other row as it was", () => {
  const rng = createRng(5, "cuts");
  const rows = drawnRows(500, 4);
  const places = rows.flatMap((_, at) => (rng.chance(0.3) ? [at] : []));

  const { ids, sketches, judgeScore } = withoutRows(aFactTable(rows), Int32Array.from(places));

  const expected = aFactTable(rows.filter((_, at) => !places.includes(at)));
  expect(ids).toEqual(expected.ids);
  expect(judgeScore).toEqual(expected.judgeScore);
  expect(sketches).toEqual(expected.sketches);
});

test("ids are found at their places, others at none", () => {
  const column = Float64Array.from([2, 3, 5, 8, 13]);

  expect([...findPlaces(column, Float64Array.from([13, 1, 2, 4, 8, 14]))]).toEqual([4, -1, 0, -1, 3, -1]);
  expect([...findPlaces(new Float64Array(0), Float64Array.from([1]))]).toEqual([-1]);
});
