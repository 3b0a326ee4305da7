import { expect, test } from "vitest";
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
