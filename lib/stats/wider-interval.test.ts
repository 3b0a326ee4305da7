import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { shareOfClusters } from "./cluster-ratio";
import type { Estimate } from "./estimate";
import { widerInterval } from "./wider-interval";

const NOTHING = "Nothing.";

/** Of 40 marks in 50, with an interval that reaches as far to both sides. */
const given = (half: number, note?: string): Estimate => ({
  ...{
    kind: "estimated",
    value: 0.8,
    interval: { low: 0.8 - half, high: 0.8 + half },
    n: 50,
    clusters: 20,
    resamples: 0,
  },
  ...(note === undefined ? {} : { note }),
});
const found = (estimate: Estimate) =>
  estimate.kind === "estimated" ? { low: Number(estimate.interval.low.toFixed(9)), note: estimate.note } : estimate;

test("the wider one is given, and named where it is that by agent version", () => {
  expect(found(widerInterval({ byProblem: given(0.1), byAgent: given(0.15), agents: 12 }))).toEqual({
    low: 0.65,
    note: "The interval is by agent version, which is wider than by problem.",
  });
  expect(found(widerInterval({ byProblem: given(0.15), byAgent: given(0.1), agents: 12 }))).toEqual({
    low: 0.65,
    note: undefined,
  });
});

test.each([
  [9, "It rests on 9 agent versions only, so it holds for those."],
  [1, "It rests on 1 agent version only, so it holds for that one."],
  [0, "No agent version is named, so what one does alike everywhere is not in the interval."],
])("of %d agent versions there is no interval, and it is said", (agents, note) => {
  expect(found(widerInterval({ byProblem: given(0.1), byAgent: given(0.15), agents }))).toEqual({ low: 0.7, note });
  expect(found(widerInterval({ byProblem: given(0.1, "All are alike."), byAgent: given(0.15), agents }))).toEqual({
    low: 0.7,
    note: `All are alike. ${note}`,
  });
});

test("where all are alike each agent version counts once, where there are fewer of them", () => {
  const alike = (clusters: number, count: number) =>
    shareOfClusters(
      Array.from({ length: clusters }, () => ({ count, sum: count })),
      NOTHING,
    );

  // With Student's t at 9 degrees of a table.
  const effective = 10 * (1.95996 / 2.26216) ** 2;
  const wider = widerInterval({ byProblem: alike(30, 4), byAgent: alike(10, 12), agents: 10 });

  expect(found(wider)).toMatchObject({
    low: expect.closeTo(effective / (effective + 1.95996 ** 2), 4),
    note: expect.stringContaining("each agent version counts once"),
  });
});

test("too few problems stay too few", () => {
  const few = shareOfClusters([{ count: 50, sum: 40 }], NOTHING);

  expect(widerInterval({ byProblem: few, byAgent: given(0.1), agents: 20 })).toBe(few);
});

test("errors that follow the agent are missed by intervals by problem, and held by the wider one", () => {
  const rng = createRng(9, "agents");
  const [agents, problems] = [12, 40];
  const held = { problem: 0, wider: 0 };

  for (let run = 0; run < 600; run += 1) {
    const rates = Array.from({ length: agents }, () => 0.6 + 0.4 * rng.next());
    const hits = rates.map((rate) => Array.from({ length: problems }, () => (rng.chance(rate) ? 1 : 0)));
    const byAgent = shareOfClusters(
      hits.map((own) => ({ count: problems, sum: own.reduce((sum: number, hit) => sum + hit, 0) })),
      NOTHING,
    );
    const byProblem = shareOfClusters(
      Array.from({ length: problems }, (_, at) => ({
        count: agents,
        sum: hits.reduce((sum: number, own) => sum + (own[at] ?? 0), 0),
      })),
      NOTHING,
    );
    const holds = (estimate: Estimate) =>
      estimate.kind === "estimated" && estimate.interval.low <= 0.8 && 0.8 <= estimate.interval.high;
    if (holds(byProblem)) held.problem += 1;
    if (holds(widerInterval({ byProblem, byAgent, agents }))) held.wider += 1;
  }

  expect(held.problem / 600).toBeLessThan(0.8);
  expect(held.wider / 600).toBeGreaterThan(0.92);
});
