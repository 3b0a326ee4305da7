import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { packRejects } from "@/lib/filter/reject-bits";
import { FACT_FLAGS } from "./fact-table";
import { aFactRow, aFactTable, type FactTableRow } from "./fixtures/a-fact-table";
import { runPipeline } from "./run-pipeline";
import { whyItEnters, whyItLeft } from "./why-moved";

const row = aFactRow({ id: 1, model: 3, code: 1, judgeScore: 0.3 });

function moved(changes: Partial<typeof DEFAULT_THRESHOLDS>, ...given: readonly FactTableRow[]) {
  const table = aFactTable(given.length === 0 ? [row] : given);
  const thresholds = { ...DEFAULT_THRESHOLDS, ...changes };

  return { table, row: 0, thresholds, result: runPipeline(table, new Map(), thresholds) };
}

describe("why it leaves", () => {
  test.each([
    ["winners", {}, "It is no winner: the outcome is not a success."],
    ["coefficient", { coefficientGate: 0.6 }, "Its derived coefficient of 0.5625 is below the gate of 0.6."],
    ["structure", {}, "The model asked for 3 of 4 catalogue calls, 75 %; between 20 % and 80 % a person decides."],
    ["problem_cap", { capPerProblem: 2 }, "It comes after the 2 attempts that the cap keeps of its problem."],
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

describe("as a near-duplicate it says what decided, and what becomes of the one that takes its place:", () => {
  const CALLS = { dedup: { measure: "calls", similarity: 0.8, keep: 1 } } as const;
  const [own, twin] = [aFactRow({ id: 1, content: 2, callsGroup: 1 }), aFactRow({ id: 2, content: 1, callsGroup: 1 })];
  const SUB_TASK = { model: 0, code: 9 } as const;
  const SAME = "It makes the same calls as another attempt at its problem";

  test.each([
    ["a rank", own, { ...twin, depth: 4 }, `${SAME}, which ranks before it, 0.4 against 0. That one is kept.`],
    [
      "a rank that differs little",
      { ...own, regularity: 0.5 },
      { ...twin, regularity: 0.501 },
      `${SAME}, which ranks before it, 0.501 against 0.5. That one is kept.`,
    ],
    [
      "that the other one is agentic",
      { ...own, ...SUB_TASK },
      twin,
      `${SAME}, which has the same rank, 0, and is agentic, as this one is not. That one is kept.`,
    ],
    [
      "the hash",
      own,
      twin,
      `${SAME}, which has the same rank, 0; the hash of the content decides between them and says nothing about quality. That one is kept.`,
    ],
    [
      "a rank of one that is not kept",
      own,
      { ...twin, ...SUB_TASK, depth: 4 },
      `${SAME}, which ranks before it, 0.4 against 0. That one leaves at Structure.`,
    ],
  ] as const)("%s", (_, one, other, says) => {
    expect(whyItLeft(moved(CALLS, one, other), { stage: "duplicate", rejects: 0 })).toBe(says);
  });

  test("how alike their thoughts are", () => {
    const sketch = (last: number) => ({ callsGroup: -1, sketch: [1, 2, 3, 4, 5, 6, 7, last] });
    const thoughts = { dedup: { measure: "thoughts", similarity: 0.8, keep: 1 } } as const;
    const alike = moved(thoughts, { ...own, ...sketch(8) }, { ...twin, ...sketch(9), depth: 4 });

    expect(whyItLeft(alike, { stage: "duplicate", rejects: 0 })).toMatch(
      /^Its thoughts are about 88 % those of another attempt at its problem, which ranks before it/,
    );
  });

  test("the order of the whole group by thoughts, of which the sentence speaks otherwise than of the row", () => {
    const sketch = (last: number) => ({ callsGroup: -1, sketch: [1, 2, 3, 4, 5, 6, 7, last] });
    const two = { dedup: { measure: "thoughts", similarity: 0.8, keep: 2 } } as const;
    const best = { ...twin, ...sketch(8), depth: 4 };
    const third = moved(two, { ...own, ...sketch(8) }, best, aFactRow({ ...best, id: 3, content: 1 }));

    expect(whyItLeft(third, { stage: "duplicate", rejects: 0 })).toMatch(
      /^Its thoughts are about 100 % those of another attempt at its problem, and it comes after the 2 that stay/,
    );
  });

  test("the order of the whole group where several stay", () => {
    const two = { dedup: { ...CALLS.dedup, keep: 2 } };
    const third = moved(two, own, { ...twin, depth: 4 }, aFactRow({ id: 3, content: 1, callsGroup: 1 }));

    expect(whyItLeft(third, { stage: "duplicate", rejects: 0 })).toBe(
      `${SAME}, and it comes after the 2 that stay of its group: the first ranks 0.4, this one 0, and of equal ranks agentic ones come first, then the hash of the content decides. That one is kept.`,
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

  const long = aFactRow({ id: 1, model: 3, code: 1, tokens: 15_000 });
  const OFF = { ...DEFAULT_THRESHOLDS.rejects, R2: false, R4: false };

  test.each([
    ["a budget that is raised", {}, ["R4"], "It has 15,000 tokens, within the budget of 20,000 now."],
    [
      "a budget that is raised, beside a rule that is off",
      { rejects: { ...OFF, R4: true } },
      ["R2", "R4"],
      "It breaks a format rule that does not stop it any more: R2, recommend_product is not called exactly once. It has 15,000 tokens, within the budget of 20,000 now.",
    ],
    [
      "the switch of R4 alone",
      { rejects: OFF, tokenBudget: 14_999 },
      ["R4"],
      "It breaks a format rule that does not stop it any more: R4, the conversation is longer than the token budget.",
    ],
  ] as const)("by %s", (_, changes, rejects, says) => {
    expect(whyItEnters(moved({ tokenBudget: 20_000, ...changes }, long), "format", packRejects(rejects))).toBe(says);
  });

  test("which rule stops it no more", () => {
    expect(whyItEnters(moved({}), "format", packRejects(["R1"]))).toMatch(
      /^It breaks a format rule that does not stop it any more: R1, a tool call .*\.$/,
    );
  });
});
