import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { packRejects } from "@/lib/filter/reject-bits";
import { FACT_FLAGS } from "./fact-table";
import { aFactRow, aFactTable } from "./fixtures/a-fact-table";
import { whyItEnters, whyItLeaves } from "./why-moved";

const row = aFactRow({ id: 1, model: 3, code: 1, judgeScore: 0.3 });
const moved = (thresholds: Partial<typeof DEFAULT_THRESHOLDS>, given = row) => ({
  table: aFactTable([given]),
  row: 0,
  thresholds: { ...DEFAULT_THRESHOLDS, ...thresholds },
});

describe("why it leaves", () => {
  test.each([
    ["winners", {}, "The attempt did not succeed."],
    [
      "coefficient",
      { coefficientGate: 0.6 },
      "Its coefficient, derived of the judge’s score, is 0.5625; the gate is 0.6.",
    ],
    ["structure", {}, "The model asked for 3 of 4 catalogue calls, 75 %; between 20 % and 80 % a person decides."],
    ["problem_cap", { capPerProblem: 2 }, "2 of its problem rank before it, and no more are kept of a problem."],
  ] as const)("at %s", (stage, thresholds, says) => {
    expect(whyItLeaves(moved(thresholds), stage, 0)).toBe(says);
  });

  test("by every rule that it breaks", () => {
    expect(whyItLeaves(moved({}), "format", packRejects(["R2", "R4"]))).toBe(
      "R2: recommend_product is not called exactly once; R4: The conversation is longer than the token budget.",
    );
  });

  test("as no winner whose outcome is not scored", () => {
    const unscored = { ...row, flags: FACT_FLAGS.hasLog | FACT_FLAGS.isUnscored };

    expect(whyItLeaves(moved({}, unscored), "winners", 0)).toBe("Its outcome is not scored, so it is no winner.");
  });

  test("unjudged, where there is a gate", () => {
    const unjudged = { ...row, judgeScore: Number.NaN };

    expect(whyItLeaves(moved({ coefficientGate: 0.6 }, unjudged), "coefficient", 0)).toBe(
      "No judge scored it; the gate is 0.6.",
    );
  });
});

describe("why it enters", () => {
  test.each([
    ["coefficient", {}, "Its coefficient, derived of the judge’s score, is 0.5625; there is no gate any more."],
    ["structure", { agenticShare: 0.7 }, "The model asked for 3 of 4 catalogue calls, 75 %; agentic from 70 %."],
    ["miner_cap", { capPerMiner: 9 }, "It ranks among the 9 that are kept of its miner."],
    ["miner_cap", {}, "No number of attempts of a miner is too many any more."],
  ] as const)("that left at %s before", (stage, thresholds, says) => {
    expect(whyItEnters(moved(thresholds), stage, 0)).toBe(says);
  });

  test("which rule stops it no more", () => {
    expect(whyItEnters(moved({}), "format", packRejects(["R1"]))).toMatch(
      /^R1: .*, which does not stop it any more\.$/,
    );
  });
});
