import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { packRejects } from "./reject-bits";
import { whyItLeaves } from "./why-it-leaves";

const leaver = { isScored: true, judgeScore: 0.3, rejects: packRejects(["R2", "R4"]) };
const thresholds = { ...DEFAULT_THRESHOLDS, coefficientGate: 0.6, capPerProblem: 2, capPerMiner: 9 };
const own = { duplicate: () => "alike", structure: () => "by its verdict", kept: () => "kept" };

test.each([
  [{ stage: "winners" }, "It is no winner: the outcome is not a success."],
  [{ stage: "winners", isScored: false }, "It is no winner: its outcome is not scored."],
  [{ stage: "coefficient" }, "Its derived coefficient of 0.5625 is below the gate of 0.6."],
  [
    { stage: "coefficient", judgeScore: null },
    "The judge gave no score, so it does not pass the coefficient gate of 0.6.",
  ],
  [
    { stage: "format" },
    "It breaks a format rule: R2, recommend_product is not called exactly once; R4, the conversation is longer than the token budget.",
  ],
  [
    { stage: "problem_cap", rank: 0.456 },
    "It comes after the 2 attempts that the cap keeps of its problem; its rank is 0.46.",
  ],
  [{ stage: "miner_cap" }, "It comes after the 9 attempts that the cap keeps of its miner."],
  [{ stage: "duplicate" }, "alike"],
  [{ stage: "structure" }, "by its verdict"],
  [{ stage: "kept" }, "kept"],
] as const)("%o says why", (given, says) => {
  expect(whyItLeaves({ ...leaver, ...given }, thresholds, own)).toBe(says);
});

test("a coefficient just below the gate is not printed as the gate", () => {
  const close = { ...leaver, stage: "coefficient", judgeScore: 0.5 } as const;

  expect(whyItLeaves(close, { ...thresholds, coefficientGate: 0.74 }, own)).toBe(
    "Its derived coefficient of 0.7375 is below the gate of 0.74.",
  );
});
