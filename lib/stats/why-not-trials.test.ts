import { expect, test } from "vitest";
import { type RolloutGroup, whyNotTrials } from "./why-not-trials";

function aGroup(overrides: Partial<RolloutGroup> = {}): RolloutGroup {
  return {
    problem: "p1",
    run: "night",
    rollouts: 4,
    successes: 2,
    trialIds: overrides.rollouts ?? 4,
    isRising: false,
    ...overrides,
  };
}

test("rollouts with a trial number or id each are trials", () => {
  expect(whyNotTrials([aGroup(), aGroup({ isRising: true })])).toBeUndefined();
});

test("one rollout needs no trial id", () => {
  expect(whyNotTrials([aGroup({ rollouts: 1, successes: 1, trialIds: 0 })])).toBeUndefined();
});

test.each([0, 3])("four rollouts with %d trial ids are refused, with problem and run", (trialIds) => {
  expect(whyNotTrials([aGroup(), aGroup({ problem: "p2", trialIds })])).toBe(
    `4 trajectories of “p2” in the run “night” have ${trialIds} trial ids, so they cannot be counted as independent trials: pass@k needs a trial number, or an id of its own, for each.`,
  );
});

test("attempts that never fail once they have succeeded, in many problems, are cumulative", () => {
  const rising = Array.from({ length: 17 }, (_, at) =>
    aGroup({ problem: `p${at}`, rollouts: 7, successes: 6, isRising: true }),
  );

  expect(whyNotTrials(rising)).toContain("all 17 problems with both outcomes");
  expect(whyNotTrials(rising)).toContain("the attempts are cumulative");
});

test("one problem that fails after a success, or a few that may have risen by chance, are let through", () => {
  const rising = (count: number) =>
    Array.from({ length: count }, () => aGroup({ rollouts: 7, successes: 6, isRising: true }));

  // 7^-7 is above one in a million, 7^-8 below.
  expect(whyNotTrials(rising(7))).toBeUndefined();
  expect(whyNotTrials(rising(8))).toBeDefined();
  expect(whyNotTrials([...rising(17), aGroup()])).toBeUndefined();
});

test("so many problems with the same counts are what they are one by one", () => {
  const group = (problems: number) => aGroup({ rollouts: 7, successes: 6, isRising: true, problems });

  expect(whyNotTrials([group(7)])).toBeUndefined();
  expect(whyNotTrials([group(5), group(3)])).toContain("all 8 problems with both outcomes");
});

test("problems without both outcomes say nothing about it", () => {
  const solved = Array.from({ length: 50 }, () => aGroup({ successes: 4, isRising: false }));

  expect(whyNotTrials(solved)).toBeUndefined();
});
