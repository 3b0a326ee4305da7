import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { packRejects } from "@/lib/filter/reject-bits";
import { FACT_FLAGS } from "./fact-table";
import { aFactRow, aFactTable } from "./fixtures/a-fact-table";
import { whyItEnters, whyItLeft } from "./why-moved";

const row = aFactRow({ id: 1, model: 3, code: 1, judgeScore: 0.3 });
const moved = (thresholds: Partial<typeof DEFAULT_THRESHOLDS>, given = row) => ({
  table: aFactTable([given]),
  row: 0,
  thresholds: { ...DEFAULT_THRESHOLDS, ...thresholds },
});

describe("why it leaves", () => {
  test.each([
    ["winners", {}, "It is no winner: the outcome is not a success."],
    ["coefficient", { coefficientGate: 0.6 }, "Its derived coefficient of 0.5625 is below the gate of 0.6."],
    ["structure", {}, "The model asked for 3 of 4 catalogue calls, 75 %; between 20 % and 80 % a person decides."],
    ["problem_cap", { capPerProblem: 2 }, "Its rank is not among the best 2 of its problem."],
  ] as const)("at %s", (stage, thresholds, says) => {
    expect(whyItLeft(moved(thresholds), { stage, rejects: 0 })).toBe(says);
  });

  test("by every rule that it breaks", () => {
    expect(whyItLeft(moved({}), { stage: "format", rejects: packRejects(["R2", "R4"]) })).toBe(
      "It breaks a format rule: R2, recommend_product is not called exactly once; R4, the conversation is longer than the token budget.",
    );
  });

  test("as no winner whose outcome is not scored", () => {
    const unscored = { ...row, flags: FACT_FLAGS.hasLog | FACT_FLAGS.isUnscored };

    expect(whyItLeft(moved({}, unscored), { stage: "winners", rejects: 0 })).toBe(
      "It is no winner: its outcome is not scored.",
    );
  });

  test("unjudged, where there is a gate", () => {
    const unjudged = { ...row, judgeScore: Number.NaN };

    expect(whyItLeft(moved({ coefficientGate: 0.6 }, unjudged), { stage: "coefficient", rejects: 0 })).toBe(
      "The judge gave no score, so it does not pass the coefficient gate of 0.6.",
    );
  });
});

describe("why it enters", () => {
  test.each([
    ["coefficient", {}, "Its coefficient, derived of the judge’s score, is 0.5625; there is no gate any more."],
    [
      "coefficient",
      { coefficientGate: 0.562 },
      "Its coefficient, derived of the judge’s score, is 0.5625; the gate is 0.562 now.",
    ],
    ["structure", { agenticShare: 0.7 }, "The model asked for 3 of 4 catalogue calls, 75 %; agentic from 70 %."],
    ["miner_cap", { capPerMiner: 9 }, "It ranks among the 9 that are kept of its miner."],
    ["miner_cap", {}, "No number of attempts of a miner is too many any more."],
  ] as const)("that left at %s before", (stage, thresholds, says) => {
    expect(whyItEnters(moved(thresholds), stage, 0)).toBe(says);
  });

  test("which rule stops it no more", () => {
    expect(whyItEnters(moved({}), "format", packRejects(["R1"]))).toMatch(
      /^It breaks a format rule that does not stop it any more: R1, a tool call .*\.$/,
    );
  });
});
