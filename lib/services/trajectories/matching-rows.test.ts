import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** They compile filters of our own, and say beside them what a person may not see, or count among rows that were matched. */
const OF_OUR_OWN = [
  "approvals/count-made-of.ts",
  "corpora/get-funnel.ts",
  "filter-explain/get-rule-disputes.ts",
  "judge-report/count-facets.ts",
  "trajectories/count-together.ts",
];

test("a person's filter is compiled with what they may not see, and nowhere without", () => {
  const folder = join(import.meta.dirname, "..");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.endsWith("test.ts"),
  );

  const compiling = files.filter((path) => readFileSync(join(folder, path), "utf8").includes("compileFilter("));

  expect(compiling.toSorted()).toEqual([...OF_OUR_OWN, "trajectories/matching-rows.ts"]);
});
