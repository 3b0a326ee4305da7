import { describe, expect, test } from "vitest";
import { buildCatalogue } from "./build-catalogue";
import { buildProblems } from "./build-problems";
import type { Problem } from "./problem";
import { scoreOutcome } from "./score-outcome";
import { createSearchEngine } from "./search-engine";
import type { SessionStep } from "./session";
import { closingCalls } from "./turn";

const CATALOGUE = buildCatalogue(3);
const ENGINE = createSearchEngine(CATALOGUE);
const PROBLEMS = buildProblems(3, CATALOGUE, 75);

describe("scoreOutcome", () => {
  test.each(PROBLEMS.map((problem) => [problem.title, problem] as const))(
    "%s is solved by its own reward",
    (_title, problem) => {
      const score = scoreOutcome(problem, [aStep(goldIds(problem).join(","))], ENGINE);

      expect(score.success).toBe(true);
      expect(score.scoreDict).toMatchObject({ rule: 1, gt: 1, product: 1, length: 1, format: 1 });
    },
  );

  test("two items in the wrong order fail", () => {
    const problem = aProblem("shop");

    expect(scoreOutcome(problem, [aStep(goldIds(problem).toReversed().join(","))], ENGINE).success).toBe(false);
  });

  test("a made-up id leaves the axes absent rather than zero", () => {
    const score = scoreOutcome(aProblem("product"), [aStep("1")], ENGINE);

    expect(score).toEqual({ success: false, scoreDict: { length: 1, format: 1 } });
  });

  test("a list instead of a comma text recommends nothing", () => {
    const problem = aProblem("product");

    expect(scoreOutcome(problem, [aStep(goldIds(problem))], ENGINE).success).toBe(false);
  });

  test("the last recommendation counts", () => {
    const problem = aProblem("product");
    const gold = goldIds(problem).join(",");

    expect(scoreOutcome(problem, [aStep("1"), aStep(gold)], ENGINE).success).toBe(true);
    expect(scoreOutcome(problem, [aStep(gold), aStep("1")], ENGINE).success).toBe(false);
  });

  test("the same article of another shop passes the title axis, another article does not", () => {
    const twin = CATALOGUE.find((item) => CATALOGUE.some((other) => isTwin(item, other)));
    const other = CATALOGUE.find((item) => twin !== undefined && isTwin(item, twin));
    const stranger = CATALOGUE.find((item) => item.title !== twin?.title);
    const problem: Problem = {
      ...aProblem("product"),
      rewards: [{ product_id: twin?.product_id ?? "", title: [twin?.title ?? ""] }],
    };

    expect(scoreOutcome(problem, [aStep(other?.product_id ?? "")], ENGINE)).toMatchObject({
      success: true,
      scoreDict: { gt: 0, title: 1 },
    });
    expect(scoreOutcome(problem, [aStep(stranger?.product_id ?? "")], ENGINE)).toMatchObject({
      success: false,
      scoreDict: { title: 0 },
    });
  });
});

function isTwin(a: { title: string; product_id: string }, b: { title: string; product_id: string }): boolean {
  return a.title === b.title && a.product_id !== b.product_id;
}

function aProblem(bucket: Problem["bucket"]): Problem {
  const found = PROBLEMS.find((problem) => problem.bucket === bucket);
  if (!found) throw new Error(`no ${bucket} problem`);
  return found;
}

function goldIds(problem: Problem): string[] {
  return problem.rewards.map((reward) => reward.product_id);
}

function aStep(ids: unknown): SessionStep {
  const claimed = closingCalls("").map((call) => ({
    ...call,
    parameters: call.name === "terminate" ? call.parameters : { product_ids: ids },
    tool_call_id: "x",
  }));

  return { think: "t", content: "", reasoning: "", claimed, timestamp: 1 };
}
