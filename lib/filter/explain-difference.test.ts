import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { explainDifference } from "./explain-difference";
import type { LeavesBoth } from "./lab/leaves-both";
import { packRejects } from "./reject-bits";
import type { OwnFacts } from "./side-answer";

/** 7 of 10 catalogue calls are the model's: between the default shares. */
const FACTS: OwnFacts = {
  ...{ hasLog: true, model: 7, macro: 0, retry: 0, code: 3, unknown: 0 },
  ...{ asksForNothing: false, sendsNoNonce: false, tokens: 12_000, rejects: 0, judgeScore: 0.5 },
};
const DEFAULTS = DEFAULT_THRESHOLDS;

function differ(to: Partial<FilterThresholds>, facts: Partial<OwnFacts> = {}, from: Partial<FilterThresholds> = {}) {
  return explainDifference({ ...FACTS, ...facts }, { from: { ...DEFAULTS, ...from }, to: { ...DEFAULTS, ...to } });
}

const deciding = ({ thresholds }: ReturnType<typeof differ>) =>
  thresholds.filter(({ decides }) => decides).map(({ name }) => name);

test("a share that moves past the trajectory decides, and one that moves elsewhere does not", () => {
  const found = differ({ agenticShare: 0.7, unknownShare: 0.5 });

  expect([found.from.verdict, found.to.verdict, found.isSame]).toEqual(["review", "agentic", false]);
  expect(deciding(found)).toEqual(["agenticShare"]);
  expect(found.thresholds.map(({ name, from, to }) => [name, from, to])).toEqual([
    ["agenticShare", "0.8", "0.7"],
    ["unknownShare", "0.3", "0.5"],
  ]);
  expect(found.why).toBe(
    "The verdict goes from review to agentic, because of Agentic share 0.8 → 0.7. The model asked for 7 of 10 catalogue calls, 70 %; agentic from 70 %.",
  );
});

describe("rejects", () => {
  test("a budget that is cut rejects by R4, with the tokens", () => {
    const found = differ({ tokenBudget: 10_000 });

    expect(found.to.rejects).toEqual([
      { code: "R4", says: "The conversation is longer than the token budget: 12000 of 10000" },
    ]);
    expect(found.why).toBe(
      "R4 rejects it, because of Token budget 14,336 → 10,000. The conversation is longer than the token budget: 12000 of 10000.",
    );
  });

  test("each of two that are switched off decides by itself", () => {
    const rejects = { ...DEFAULTS.rejects, R2: false, R5: false };

    const found = differ({ rejects }, { rejects: packRejects(["R2", "R5"]) });

    expect(deciding(found)).toEqual(["rejects.R2", "rejects.R5"]);
    expect(found.why).toContain("R2 and R5 no longer reject it, because of Reject R2 on → off and Reject R5 on → off.");
  });

  test("one that it does not break says nothing", () => {
    expect(differ({ rejects: { ...DEFAULTS.rejects, R2: false } }).isSame).toBe(true);
  });
});

describe("the coefficient gate", () => {
  test("stops a coefficient below it", () => {
    const found = differ({ coefficientGate: 0.9 });

    expect(found.to.coefficient).toEqual({ value: 0.7375, gate: 0.9, passes: false });
    expect([found.isSame, deciding(found)]).toEqual([false, ["coefficientGate"]]);
    expect(found.why).toBe(
      "The coefficient gate stops it, because of Coefficient gate off → 0.9. Its coefficient, derived of the judge’s score, is 0.7375.",
    );
  });

  test("stops what no judge scored", () => {
    expect(differ({ coefficientGate: 0.3 }, { judgeScore: undefined }).why).toContain("No judge gave it a score");
  });

  test("lets one pass that is at it", () => {
    expect(differ({ coefficientGate: 0.7375 }).isSame).toBe(true);
  });
});

test("of several that move only the one that is asked first decides", () => {
  const found = differ(
    { subTaskShare: 0.75, agenticShare: 0.9, unknownShare: 0.05 },
    { model: 3, code: 6, unknown: 1 },
  );

  expect(found.to.verdict).toBe("insufficient_evidence");
  expect(deciding(found)).toEqual(["unknownShare"]);
});

test("two that act only together both decide", () => {
  const off = { ...DEFAULTS.rejects, R4: false };

  const found = differ({ tokenBudget: 10_000 }, {}, { rejects: off });

  expect(deciding(found)).toEqual(["tokenBudget", "rejects.R4"]);
});

describe("where R4 is off and the budget is enough", () => {
  const off = { ...DEFAULTS.rejects, R4: false };
  const lifted = { rejects: off, tokenBudget: 20_000 };

  test("either alone would do, so none decides by itself, and both are named", () => {
    const found = differ(lifted, {}, { tokenBudget: 10_000 });

    expect([found.isSame, deciding(found)]).toEqual([false, []]);
    expect(found.why).toBe(
      "R4 no longer rejects it, because of Token budget 10,000 → 20,000 or Reject R4 on → off, either of which would do. It has 12,000 tokens, within the budget of 20,000 now.",
    );
  });

  test("both are named beside a share that decides the verdict", () => {
    const half = { model: 1, code: 1, tokens: 15_000 };

    const found = differ({ ...lifted, agenticShare: 0.6666 }, half, { agenticShare: 0.3 });

    expect(deciding(found)).toEqual(["agenticShare"]);
    expect(found.why).toBe(
      "The verdict goes from agentic to review, and R4 no longer rejects it, because of Agentic share 0.3 → 0.6666, and of Token budget 14,336 → 20,000 or Reject R4 on → off, either of which would do. The model asked for 1 of 2 catalogue calls, 50 %; between 20 % and 66.66 % a person decides.",
    );
  });

  test("the switch alone is named where the budget is not enough", () => {
    const found = differ({ rejects: off, tokenBudget: 11_000 }, {}, { tokenBudget: 10_000 });

    expect(found.why).toBe(
      "R4 no longer rejects it, because of Reject R4 on → off. The conversation is longer than the token budget: 12000 of 10000.",
    );
  });
});

test("a budget that is raised past the tokens lifts R4, and the tokens are told against it", () => {
  const found = differ({ tokenBudget: 20_000 }, { tokens: 15_000 });

  expect(found.why).toBe(
    "R4 no longer rejects it, because of Token budget 14,336 → 20,000. It has 15,000 tokens, within the budget of 20,000 now.",
  );
});

test("changes that outweigh each other are named, although the answer stays", () => {
  const off = { ...DEFAULTS.rejects, R4: false };

  const found = differ({ tokenBudget: 10_000, rejects: off });

  expect([found.isSame, deciding(found)]).toEqual([true, ["rejects.R4"]]);
  expect(found.why).toContain(
    "Both come to the same answer, because changes outweigh each other: Token budget 14,336 → 10,000 and Reject R4 on → off. ",
  );
});

describe("a switch of R4 and a budget that outweigh each other", () => {
  const before = { rejects: { ...DEFAULTS.rejects, R4: false }, tokenBudget: 100 };
  const long = { tokens: 15_000 };

  test("are both named where the answer stays", () => {
    const found = differ({ tokenBudget: 20_000 }, long, before);

    expect([found.isSame, deciding(found)]).toEqual([true, ["tokenBudget"]]);
    expect(found.why).toContain("outweigh each other: Token budget 100 → 20,000 and Reject R4 off → on. ");
  });

  test("are no reason of a verdict that a share decides", () => {
    const found = differ({ tokenBudget: 20_000, agenticShare: 0.7 }, long, before);

    expect(found.why).toMatch(/^The verdict goes from review to agentic, because of Agentic share 0\.8 → 0\.7\. /);
  });
});

test("the same answer says that nothing decides", () => {
  const found = differ({ unknownShare: 0.5, subTaskShare: 0.1 });

  expect([found.isSame, deciding(found)]).toEqual([true, []]);
  expect(found.why).toBe(
    "Both come to the same answer: none of the thresholds that differ decides it. The model asked for 7 of 10 catalogue calls, 70 %; between 10 % and 80 % a person decides.",
  );
});

describe("where other trajectories decide too", () => {
  const PASSES = "It passes every stage; its rank is 2.4.";
  const OVER = "It comes after the one attempt that the cap keeps of its problem; its rank is 2.4.";
  const ALIKE = "It makes the same calls as another attempt at its problem, which ranks before it, 2.6 against 2.4.";
  const kept = { stage: "kept", why: PASSES } as const;
  const over = { stage: "problem_cap", why: OVER } as const;
  const alike = { stage: "duplicate", why: ALIKE } as const;
  const capped = { ...DEFAULTS, capPerProblem: 1 };
  const explained = (leaves: LeavesBoth | undefined, to: Partial<FilterThresholds> = {}) =>
    explainDifference(FACTS, { from: DEFAULTS, to: { ...capped, ...to } }, leaves);

  test.each([
    ["that it leaves", { from: kept, to: over }, `It is no longer kept. ${OVER}`, false],
    [
      "that it comes in",
      { from: over, to: { ...kept, why: "It ranks among the 1." } },
      "It is kept now. It ranks among the 1.",
      false,
    ],
    ["that it leaves elsewhere", { from: alike, to: over }, `Neither keeps it. Before: ${ALIKE} Now: ${OVER}`, false],
    [
      "that it stays",
      { from: kept, to: kept },
      `Both keep it: the threshold that differs does not decide it. ${PASSES}`,
      true,
    ],
    [
      "that it leaves where it did",
      { from: over, to: over },
      `Neither keeps it: the threshold that differs does not decide it. ${OVER}`,
      true,
    ],
  ] as const)("the pipeline says %s, and why", (_, leaves, why, isSame) => {
    expect(explained(leaves)).toMatchObject({ why, isSame, thresholds: [{ needsOthers: true, decides: false }] });
  });

  test("of several none is said to decide nothing, since each may move others and outweigh the next", () => {
    expect(explained({ from: kept, to: kept }, { unknownShare: 0.5 }).why).toBe(
      `Both keep it: by its own facts alone none of the thresholds that differ decides it. ${PASSES}`,
    );
  });

  test("nothing is called the same where it is not known", () => {
    expect(explained(undefined).isSame).toBeNull();
    expect(explained(undefined, { agenticShare: 0.7 }).isSame).toBe(false);
    expect(explained(undefined).why).toBe(
      "By its own facts alone both say the same. The model asked for 7 of 10 catalogue calls, 70 %; between 20 % and 80 % a person decides. Near-duplicates and caps depend on the other trajectories of the corpus too; the filter lab counts them.",
    );
  });

  test("what its own facts change comes first, and is not told twice", () => {
    const structure = "The model asked for 7 of 10 catalogue calls, 70 %; agentic from 70 %.";
    const own = `The verdict goes from review to agentic, because of Agentic share 0.8 → 0.7. ${structure}`;
    const of = (leaves: LeavesBoth) => explained(leaves, { agenticShare: 0.7 }).why;

    expect(of({ from: alike, to: { ...kept, why: structure } })).toBe(`${own} It is kept now.`);
    expect(of({ from: { stage: "structure", why: "x" }, to: over })).toContain(`${own} Neither keeps it.`);
    expect(of({ from: kept, to: over })).toBe(`${own} It is no longer kept. ${OVER}`);
  });

  test("a share that moves others before it is told as well", () => {
    const pair = { from: capped, to: { ...capped, unknownShare: 0.5 } };

    const found = explainDifference(FACTS, pair, { from: kept, to: over });

    expect(found.why).toBe(`It is no longer kept. ${OVER}`);
    expect(found.thresholds).toMatchObject([{ name: "unknownShare", needsOthers: false }]);
  });

  test("a weight decides nothing while nothing is compared", () => {
    const found = differ({ ranking: { ...DEFAULTS.ranking, depth: 3 } });

    expect(found.thresholds).toMatchObject([{ needsOthers: false }]);
    expect(found.why).toMatch(/^Both come to the same answer: the threshold that differs does not decide it\./);
  });
});

test("versions with equal thresholds are the same version", () => {
  expect(differ({}).why).toMatch(/^The versions have the same thresholds\. /);
});
