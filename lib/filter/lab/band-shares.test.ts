import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { squaresOf } from "@/lib/stats/cluster-squares";
import { crossedShare } from "@/lib/stats/crossed-share";
import type { Estimate, Interval } from "@/lib/stats/estimate";
import { bandShares } from "./band-shares";
import { aFactRow, aFactTable } from "./fixtures/a-fact-table";

interface Given {
  band: number;
  isMarked: boolean;
  problem: number;
  agent: number;
}

function sharesOf(rows: readonly Given[]) {
  return bandShares({
    table: aFactTable(rows.map(({ problem, agent: miner }, at) => aFactRow({ id: at + 1, problem, miner }))),
    bandOf: (row) => rows[row]?.band ?? 9,
    bandCount: 3,
    isMarked: (row) => rows[row]?.isMarked ?? false,
  });
}

const shown = (estimate: Estimate | undefined) =>
  estimate?.kind === "estimated" ? { ...estimate.interval, value: estimate.value, note: estimate.note } : estimate;
const drawn = (count: number, of: (at: number) => Given) => Array.from({ length: count }, (_, at) => of(at));

test("each band has the share of its own rows, and the ends are held against each other", () => {
  const { shares, difference } = sharesOf([
    ...drawn(60, (at) => ({ band: 0, isMarked: at % 4 === 0, problem: at % 30, agent: at % 15 })),
    ...drawn(60, (at) => ({ band: 2, isMarked: at % 4 !== 0, problem: at % 30, agent: at % 15 })),
    ...drawn(5, (at) => ({ band: 3, isMarked: true, problem: at, agent: at })),
  ]);

  expect(shares.map((share) => share.n)).toEqual([60, 0, 60]);
  expect(shares.map((share) => (share.kind === "undefined" ? undefined : share.value))).toEqual([
    0.25,
    undefined,
    0.75,
  ]);
  expect(shown(difference)).toMatchObject({ value: 0.5, low: expect.any(Number) });
  expect(difference?.kind === "estimated" && difference.interval.low).toBeGreaterThan(0.2);
});

const near = ({ low, high }: Interval) => ({ low: expect.closeTo(low, 12), high: expect.closeTo(high, 12) });

test("a share's interval is over problems and agent versions together, of the rows of its band alone", () => {
  const rng = createRng(3, "bands");
  const rows = drawn(400, (at): Given => {
    const [problem, agent] = [rng.between(0, 11), rng.between(0, 13)];
    return { band: at % 4, problem, agent, isMarked: problem + agent < 12 && rng.chance(0.9) };
  });
  const own = rows.filter(({ band }) => band === 2);
  const by = (keyOf: (row: Given) => string) =>
    [...new Set(own.map(keyOf))].map((key) => {
      const held = own.filter((row) => keyOf(row) === key);
      return { count: held.length, sum: held.filter(({ isMarked }) => isMarked).length };
    });

  const { shares } = sharesOf(rows);

  const byBoth = by(({ problem, agent }) => `${problem} ${agent}`);
  expect(byBoth.length).toBeLessThan(own.length);
  const expected = crossedShare(
    {
      byProblem: by(({ problem }) => `${problem}`),
      byAgent: by(({ agent }) => `${agent}`),
      byBoth: squaresOf(byBoth),
      agents: new Set(own.map(({ agent }) => agent)).size,
    },
    "",
  );
  expect(expected).toMatchObject({ kind: "estimated", n: 100, interval: { low: expect.any(Number) } });
  expect(shares[2]).toEqual(expected.kind === "estimated" ? { ...expected, interval: near(expected.interval) } : {});
});

test("what a few agent versions do everywhere does not tell the ends apart", () => {
  const rows = [0, 2].flatMap((band) =>
    drawn(240, (at) => ({
      band,
      isMarked: (at % 12) + band < 7,
      problem: at,
      agent: band === 0 ? at % 12 : 12 + (at % 12),
    })),
  );

  const { difference } = sharesOf(rows);

  expect(shown(difference)).toMatchObject({
    note: "The interval is by agent version, which is wider than by problem.",
  });
  expect(difference?.kind === "estimated" && difference.interval.low).toBeLessThan(0);
  expect(difference?.kind === "estimated" && difference.interval.high).toBeGreaterThan(0);
});

test("of few agent versions it is said, and one band alone has nothing to be held against", () => {
  const { shares, difference } = sharesOf(
    drawn(60, (at) => ({ band: 1, isMarked: at % 3 === 0, problem: at % 20, agent: at % 4 })),
  );

  expect(shown(shares[1])).toMatchObject({ note: "It rests on 4 agent versions only, so it holds for those." });
  expect(difference).toBeUndefined();
});

test("a difference rests on the agent versions of the end that has fewer", () => {
  const end = (band: number, agents: number) =>
    drawn(60, (at) => ({ band, isMarked: at % 4 < band + 1, problem: at % 30, agent: band * 20 + (at % agents) }));

  expect(shown(sharesOf([...end(0, 6), ...end(2, 6)]).difference)).toMatchObject({
    note: expect.stringContaining("rests on 6 agent versions only"),
  });
  expect(shown(sharesOf([...end(0, 12), ...end(2, 12)]).difference)).not.toMatchObject({
    note: expect.stringContaining("agent versions only"),
  });
});

test("ends whose shares overlap almost wholly, since agent versions err alike, are not told apart", () => {
  // At the other end two agent versions have most of the rows, and one of them is always marked, the other never.
  const agentOf = (at: number): number => (at % 10 < 8 ? (at % 10) % 2 : 2 + (Math.floor(at / 10) % 10));
  const { shares, difference } = sharesOf([
    ...drawn(33, (at) => ({ band: 0, isMarked: at % 7 === 0, problem: at, agent: at % 5 })),
    ...drawn(1600, (at) => ({ band: 2, isMarked: agentOf(at) !== 1, problem: 100 + (at % 400), agent: agentOf(at) })),
  ]);

  const [low, high] = [shown(shares[0]), shown(shares[2])];
  expect([low, high]).toMatchObject([{ value: 5 / 33 }, { value: 0.6 }]);
  expect(shares[2]?.kind === "estimated" && shares[2].interval.low).toBeLessThan(0.15);
  expect(shown(difference)).toMatchObject({ note: "It rests on 5 agent versions only, so it holds for those." });
  expect(difference?.kind === "estimated" && difference.interval.low).toBeLessThan(0);
});
