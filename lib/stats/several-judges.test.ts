import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { GATES } from "@/lib/domain/judgement";
import { agreementOf } from "./agreement";
import { alphaByDefinition } from "./fixtures/by-definition";
import { figureOf } from "./fixtures/read-estimate";
import { gateAgreement } from "./gate-agreement";

const JUDGES: readonly string[] = ["judge a", "judge b", "judge c"];

test("several judges of the same trajectories: weighted kappa of each two, and ordinal alpha of all, by problem", () => {
  const judged = givenJudged();
  const ratings = judged.flatMap(({ trajectory, gates }) =>
    gates.flatMap((gate, judge) =>
      gate === undefined ? [] : [{ item: trajectory, rater: JUDGES[judge], value: String(gate) }],
    ),
  );

  const found = agreementOf({
    ratings,
    level: "ordinal",
    order: GATES.map(String),
    clusters: new Map(judged.map(({ trajectory, problem }) => [trajectory, problem])),
    seed: 1,
  });

  expect(found.clusters).toBe(40);
  expect(figureOf(found.ordinalAlpha)).toBeCloseTo(alphaByDefinition(ratings, "ordinal"), 10);
  expect(found.ordinalAlpha).toMatchObject({ kind: "estimated", clusters: 40 });
  expect(found.pairs.map(({ raters }) => raters)).toEqual([
    ["judge a", "judge b"],
    ["judge a", "judge c"],
    ["judge b", "judge c"],
  ]);
  for (const { raters, quadraticKappa } of found.pairs) {
    const [first, second] = raters.map((rater) => JUDGES.indexOf(rater));
    const cells = judged.flatMap(({ problem, gates }) => {
      const human = gates[first ?? 0];
      const judge = gates[second ?? 0];
      return human === undefined || judge === undefined ? [] : [{ problem, human, judge, count: 1 }];
    });
    expect(figureOf(quadraticKappa)).toBeCloseTo(figureOf(gateAgreement(cells, { seed: 1 }).kappa), 12);
  }
});

/** Four trajectories of each of 40 problems; the third judge failed on some, which is no rating at all. */
function givenJudged() {
  const rng = createRng(4, "judges");

  return Array.from({ length: 160 }, (_, at) => {
    const truth = rng.pick(GATES);
    const gates = JUDGES.map((_judge, place) => {
      if (place === 2 && rng.chance(0.2)) return undefined;
      return rng.chance(0.6) ? truth : rng.pick(GATES);
    });
    return { trajectory: String(at), problem: String(at % 40), gates };
  });
}
