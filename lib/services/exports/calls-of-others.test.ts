import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { aClaim, aDispatch, anAnswer, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { callsOfOthers } from "./calls-of-others";

const [asked, unasked, never] = [{ q: "magnet" }, { q: "lamp" }, { q: "desk" }];
const steps = [
  { claimed: [aClaim("find_product", asked), aClaim("find_product", unasked), aClaim("terminate", {})] },
  { claimed: [aClaim("find_product", never)] },
];
const log = [anAnswer([["find_product", asked]]), aDispatch("find_product", asked), aDispatch("find_product", unasked)];

const stored = (hasLog: boolean) => {
  const trajectory = aTrajectory(steps, hasLog ? log : [], { hasLog });

  return { hasLog, analysis: analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, () => 1) };
};

test("a call that code made and one that was never made are not the model's; one it asked for and the end are", () => {
  expect(callsOfOthers(stored(true))).toEqual(new Set(["0/1", "1/0"]));
});

test("without a log nobody can say", () => {
  expect(callsOfOthers(stored(false))).toBeUndefined();
});
