import { expect, test } from "vitest";
import { NOTHING_SELECTED } from "@/lib/services/exports/selection-sql";
import { nothingTaken } from "./nothing-taken";

const NONE = { pipeline: 0, otherPool: 0, noPool: 0 };

test("what is approved and left out is told by what left it out, and nobody is asked to approve it", () => {
  const said = nothingTaken("approved", { pipeline: 1054, otherPool: 2, noPool: 3 });

  expect(said).toBe(
    "Nothing is left to take. Approved and left out by the pipeline: 1,054. Those that are no success, near-duplicates, over a cap, below the gate or against a format rule stay out; only those that are not agentic need a label by a person. In pools that are not shipped: 2. Of problems that have no pool yet: 3. Grow the split.",
  );
  expect(nothingTaken("approved_or_failed", { ...NONE, otherPool: 2 })).toBe(
    "Nothing is left to take. In pools that are not shipped: 2.",
  );
});

test("where nothing matches the preset there is something to approve", () => {
  expect(nothingTaken("approved", NONE)).toBe(NOTHING_SELECTED.approved);
  expect(nothingTaken("pairs", { ...NONE, otherPool: 9 })).toBe(NOTHING_SELECTED.pairs);
});
