import { describe, expect, test } from "vitest";
import { createRng, type Rng } from "@/lib/demo/rng";
import { shareOfClusters } from "./cluster-ratio";
import { squaresOf } from "./cluster-squares";
import { type CrossedTallies, crossedShare } from "./crossed-share";
import type { Estimate } from "./estimate";
import { studentBound } from "./student-t";
import { widerInterval } from "./wider-interval";
import { wilsonInterval } from "./wilson";

const NOTHING = "Nothing.";

interface Thing {
  readonly problem: number;
  readonly agent: number;
  readonly mark: number;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function groupsOf(things: readonly Thing[], keyOf: (thing: Thing) => string): readonly (readonly Thing[])[] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);

  return [...groups.values()];
}

const BY = {
  problem: ({ problem }: Thing) => `${problem}`,
  agent: ({ agent }: Thing) => `${agent}`,
  both: ({ problem, agent }: Thing) => `${problem} ${agent}`,
};

function talliesOf(things: readonly Thing[]): CrossedTallies {
  const by = (keyOf: (thing: Thing) => string) =>
    groupsOf(things, keyOf).map((own) => ({ count: own.length, sum: sumOf(own.map(({ mark }) => mark)) }));
  const byAgent = by(BY.agent);

  return { byProblem: by(BY.problem), byAgent, byBoth: squaresOf(by(BY.both)), agents: byAgent.length };
}

const widerOf = ({ byProblem, byAgent, agents }: CrossedTallies): Estimate =>
  widerInterval({
    byProblem: shareOfClusters(byProblem, NOTHING),
    byAgent: shareOfClusters(byAgent, NOTHING),
    agents,
  });

interface Design {
  readonly agents: number;
  readonly problems: number;
  readonly things: number;
  readonly sd: readonly [number, number];
  /** Agents are of sizes as 1 / rank to this power; of equal ones without. */
  readonly skew?: number;
}

/** Labels of agents and problems that both have an effect of their own on how often one has the mark; half of all have it. */
function drawn(rng: Rng, { agents, problems, things, sd, skew = 0 }: Design): Thing[] {
  const sizes = Array.from({ length: agents }, (_, rank) => (rank + 1) ** -skew);
  const ends = sizes.map((_, rank) => sumOf(sizes.slice(0, rank + 1)) / sumOf(sizes));
  const normal = () => Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
  const ofAgent = Array.from({ length: agents }, () => sd[0] * normal());
  const ofProblem = Array.from({ length: problems }, () => sd[1] * normal());

  return Array.from({ length: things }, () => {
    const at = rng.next();
    const [agent, problem] = [ends.findIndex((end) => at < end), rng.between(0, problems - 1)];
    const rate = 1 / (1 + Math.exp(-(ofAgent[agent] ?? 0) - (ofProblem[problem] ?? 0)));

    return { agent, problem, mark: rng.chance(rate) ? 1 : 0 };
  });
}

function intervalOf(estimate: Estimate) {
  if (estimate.kind !== "estimated") throw new Error(estimate.reason);
  return estimate.interval;
}

test("its variance is that by problem and that by agent version less that by both, by plain sums", () => {
  const things = drawn(createRng(4, "crossed"), { agents: 12, problems: 25, things: 300, sd: [0.9, 0.9], skew: 0.5 });
  const share = sumOf(things.map(({ mark }) => mark)) / 300;
  const leavingOut = (keyOf: (thing: Thing) => string) => {
    const moves = groupsOf(things, keyOf).map((own) => {
      const others = things.filter((thing) => !own.includes(thing));

      return sumOf(others.map(({ mark }) => mark)) / others.length - share;
    });

    return ((moves.length - 1) / moves.length) * sumOf(moves.map((move) => move ** 2));
  };
  const pulls = groupsOf(things, BY.both).map((own) => sumOf(own.map(({ mark }) => mark - share)) ** 2);
  const both = ((pulls.length / (pulls.length - 1)) * sumOf(pulls)) / 300 ** 2;
  const [problem, agent] = [leavingOut(BY.problem), leavingOut(BY.agent)];

  const found = crossedShare(talliesOf(things), NOTHING);

  expect(problem + agent - both).toBeGreaterThan(1.1 * Math.max(problem, agent));
  // Agent versions are fewer, in effect too: 300 squared by the sum of the squares of their sizes.
  const agents = 300 ** 2 / sumOf(groupsOf(things, BY.agent).map((own) => own.length ** 2));
  expect(agents).toBeLessThan(10.5);
  const effective = ((share * (1 - share)) / (problem + agent - both)) * (1.95996 / studentBound(agents - 1)) ** 2;
  const expected = wilsonInterval(share, effective);
  expect(found).toMatchObject({ kind: "estimated", value: share, n: 300, clusters: 12 });
  expect(found).not.toHaveProperty("note");
  expect(intervalOf(found).low).toBeCloseTo(expected.low, 5);
  expect(intervalOf(found).high).toBeCloseTo(expected.high, 5);
});

describe("of many samples", () => {
  // By a script of its own, 4,000 samples of each: 0.95, 0.92 and 0.96 by the wider one, 0.96, 0.95 and 0.96 by both.
  test.each([
    [20, 40, 400, [0.6, 0.6]],
    [30, 30, 600, [0.7, 0.7]],
    [15, 100, 500, [0.5, 0.8]],
  ] as const)(
    "with effects of %i agent versions and %i problems, 93 to 98 in 100 intervals hold it, and more than the wider one",
    (agents, problems, things, sd) => {
      const rng = createRng(9, `crossed ${agents}`);
      const held = { wider: 0, crossed: 0 };

      for (let run = 0; run < 700; run += 1) {
        const tallies = talliesOf(drawn(rng, { agents, problems, things, sd }));
        if (holds(widerOf(tallies))) held.wider += 1;
        if (holds(crossedShare(tallies, NOTHING))) held.crossed += 1;
      }

      expect(held.crossed / 700).toBeGreaterThan(0.935);
      expect(held.crossed / 700).toBeLessThan(0.98);
      expect(held.wider / 700).toBeLessThan(held.crossed / 700);
    },
  );

  test("errors that follow the agent alone are missed by intervals by problem, and held", () => {
    const rng = createRng(9, "agents");
    const held = { problem: 0, crossed: 0 };

    for (let run = 0; run < 700; run += 1) {
      const tallies = talliesOf(drawn(rng, { agents: 12, problems: 40, things: 480, sd: [1, 0] }));
      if (holds(shareOfClusters(tallies.byProblem, NOTHING))) held.problem += 1;
      if (holds(crossedShare(tallies, NOTHING))) held.crossed += 1;
    }

    expect(held.problem / 700).toBeLessThan(0.8);
    expect(held.crossed / 700).toBeGreaterThan(0.93);
  });

  test.each([
    // With Student's t for the plain number of agent versions it is 0.918 of 4,000.
    [12, 40, 200, 1_500],
    // With the linearised variance it is 0.932 of 4,000.
    [60, 100, 1_000, 1_500],
  ])(
    "of %i agent versions of sizes as 1 / rank, 94 to 98 in 100 intervals hold it",
    (agents, problems, count, runs) => {
      const rng = createRng(9, "unequal agents");
      let held = 0;

      for (let run = 0; run < runs; run += 1) {
        const things = drawn(rng, { agents, problems, things: count, sd: [0.8, 0.8], skew: 1 });
        if (holds(crossedShare(talliesOf(things), NOTHING))) held += 1;
      }

      expect(held / runs).toBeGreaterThan(0.94);
      expect(held / runs).toBeLessThan(0.98);
    },
  );

  function holds(estimate: Estimate): boolean {
    const { low, high } = intervalOf(estimate);

    return low <= 0.5 && 0.5 <= high;
  }
});

test("it is never narrower than the wider of those by problem and by agent version", () => {
  const rng = createRng(2, "near none");

  for (let run = 0; run < 50; run += 1) {
    const things = drawn(rng, { agents: 20, problems: 20, things: 150, sd: [0.8, 0.8], skew: run % 2 });
    const few = things.map((thing) => ({ ...thing, mark: rng.chance(0.04) ? thing.mark : 0 }));
    const tallies = talliesOf(few);
    const [crossed, wider] = [intervalOf(crossedShare(tallies, NOTHING)), intervalOf(widerOf(tallies))];

    expect(crossed.high - crossed.low).toBeGreaterThanOrEqual(wider.high - wider.low - 1e-12);
  }
});

test("of under ten agent versions, of none or all, and of too few problems it says what the wider one says", () => {
  const alike = (agents: number, problems: number, mark: (problem: number) => number) =>
    talliesOf(Array.from({ length: 240 }, (_, at) => ({ problem: at % problems, agent: at % agents, mark: mark(at) })));
  const cases = [
    alike(9, 40, (at) => at % 2),
    alike(12, 40, () => 1),
    alike(12, 40, () => 0),
    alike(12, 9, (at) => at % 2),
    { ...alike(12, 40, (at) => at % 2), agents: 0 },
  ];

  expect(cases.map((tallies) => crossedShare(tallies, NOTHING))).toEqual(cases.map(widerOf));
  expect(crossedShare(talliesOf([]), NOTHING)).toEqual({ kind: "undefined", n: 0, reason: NOTHING });
});
