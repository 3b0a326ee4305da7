import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { LEAVING, PIPELINE_STAGES } from "@/lib/domain/pipeline";
import { comeAsFarAs, isStageOff, stageCounts } from "./stage-counts";

test("a stage counts who comes as far as it, and what could not be read is extracted only", () => {
  const leaving = Uint8Array.from(LEAVING.flatMap((_, at) => Array.from({ length: at + 1 }, () => at)));

  const counts = stageCounts({ leaving }, 5);

  // 36 rows: 1 loses, then 2, 3, 4 and 5 go, then 6 and 7 by caps; 8 are kept.
  expect(Object.fromEntries(PIPELINE_STAGES.map((stage, at) => [stage, counts[at]]))).toEqual({
    ...{ extracted: 41, winners: 35, normalised: 35, coefficient: 33, format: 30, dedup: 26, structure: 21, caps: 8 },
  });
});

test("the rows that come as far as a stage are as many as it counts", () => {
  const leaving = Uint8Array.from({ length: 200 }, (_, row) => (row * row + 3) % LEAVING.length);

  const counts = PIPELINE_STAGES.map(
    (stage) => Array.from(leaving.keys()).filter(comeAsFarAs(stage, { leaving })).length,
  );

  expect(counts).toEqual(stageCounts({ leaving }, 0));
});

test("a stage that lets everything pass is off", () => {
  const off = PIPELINE_STAGES.filter((stage) => isStageOff(stage, DEFAULT_THRESHOLDS));
  const on = { ...DEFAULT_THRESHOLDS, coefficientGate: 0.5, capPerMiner: 3 };
  const noRules = { R1: false, R2: false, R3: false, R4: false, R5: false };

  expect(off).toEqual(["coefficient", "dedup", "caps"]);
  expect(PIPELINE_STAGES.filter((stage) => isStageOff(stage, on))).toEqual(["dedup"]);
  expect(isStageOff("format", { ...on, rejects: noRules })).toBe(true);
});
