import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { POOLS, type Pool } from "./assign-pools";
import { assignSplit, type SplitProblem, type SplitRecipe } from "./assign-split";
import { auditPools, BLOCKING_GUARDS } from "./audit-pools";
import { randomProblems } from "./fixtures/random-problems";
import { leakClusters } from "./leak-clusters";
import { leakEdges } from "./leak-edges";
import type { LeakProblem } from "./leak-problem";

const HALVES: SplitRecipe = { seed: 1, shares: { train: 1, test: 1 }, strata: [], weigh: "problems" };

function aProblem(key: string, over: Partial<SplitProblem> = {}): SplitProblem {
  return { key, clusterKey: key, bucket: null, difficulty: null, trajectories: 1, miner: null, ...over };
}

/** Each problem as a split sees it, with the smallest name of its cluster. */
function splitProblems(problems: readonly LeakProblem[], seed: number): readonly SplitProblem[] {
  const rng = createRng(seed, "split problems");
  const clusterOf = new Map(
    leakClusters(problems.length, leakEdges(problems)).flatMap((members) =>
      members.map((member) => [member, problems[members[0] ?? 0]?.name ?? ""] as const),
    ),
  );

  return problems.map(({ name }, at) => ({
    key: name,
    clusterKey: clusterOf.get(at) ?? name,
    bucket: rng.chance(0.2) ? null : `bucket ${rng.between(1, 3)}`,
    difficulty: rng.chance(0.5) ? "hard" : null,
    trajectories: rng.between(0, 9),
    miner: rng.chance(0.3) ? null : `miner ${rng.between(1, 4)}`,
  }));
}

function randomRecipe(seed: number): SplitRecipe {
  const rng = createRng(seed, "recipe");
  const shares = Object.fromEntries(POOLS.map((pool) => [pool, rng.chance(0.3) ? 0 : rng.next()]));
  const strata = (["bucket", "difficulty", "miner"] as const).filter(() => rng.chance(0.5));

  return { seed, shares: { ...shares, train: 0.1 }, strata, weigh: rng.chance(0.5) ? "problems" : "trajectories" };
}

const blockingOf = (problems: readonly LeakProblem[], pools: readonly Pool[]) =>
  auditPools(problems.map((problem, at) => ({ ...problem, pool: pools[at] ?? "train" }))).filter(({ guard }) =>
    BLOCKING_GUARDS.includes(guard),
  );

test("no split blocks a release, in a thousand random corpora with random recipes", () => {
  const used = new Set<Pool>();
  for (let seed = 0; seed < 1000; seed += 1) {
    const problems = randomProblems(seed);
    const { pools } = assignSplit(splitProblems(problems, seed), randomRecipe(seed));
    for (const pool of pools) used.add(pool);

    expect(blockingOf(problems, pools)).toEqual([]);
  }
  expect([...used].toSorted()).toEqual(POOLS.toSorted());
});

test("a corpus that grows moves nothing, and blocks only by clusters that grew together over pools", () => {
  let torn = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const grown = randomProblems(seed);
    const early = grown.slice(0, Math.ceil(grown.length / 2));
    const recipe = randomRecipe(seed);
    const before = assignSplit(splitProblems(early, seed), recipe).pools;
    const known = splitProblems(grown, seed).map((problem, at) => ({ ...problem, pool: before[at] }));

    const after = assignSplit(known, recipe).pools;

    expect(after.slice(0, early.length)).toEqual(before);
    const poolsOf = (key: string) =>
      new Set(known.flatMap(({ clusterKey, pool }) => (clusterKey === key && pool !== undefined ? [pool] : [])));
    const isWhole = grown.map((_, at) => poolsOf(known[at]?.clusterKey ?? "").size < 2);
    torn += isWhole.filter((whole) => !whole).length;
    const whole = grown.flatMap((problem, at) =>
      isWhole[at] === true ? [{ problem, pool: after[at] ?? "train" }] : [],
    );
    const hits = blockingOf(
      whole.map(({ problem }) => problem),
      whole.map(({ pool }) => pool),
    );
    expect(hits).toEqual([]);
  }
  expect(torn).toBeGreaterThan(0);
});

test("what comes to a torn cluster follows most of it, of equal pools the one that is guarded more", () => {
  const torn = (...pools: readonly (Pool | undefined)[]) =>
    assignSplit(
      pools.map((pool, at) => aProblem(`p${at}`, { clusterKey: "p0", pool })),
      HALVES,
    ).pools;

  expect(torn("train", "train", "test", undefined)).toEqual(["train", "train", "test", "train"]);
  expect(torn("train", "test", undefined)).toEqual(["train", "test", "test"]);
});

test("each stratum is shared out by itself, and a cluster is of the one that most of it is", () => {
  const problems = [
    ...Array.from({ length: 8 }, (_, at) => aProblem(`shop ${at}`, { bucket: "shop" })),
    ...Array.from({ length: 4 }, (_, at) => aProblem(`none ${at}`, { miner: "m" })),
    aProblem("mixed 1", { clusterKey: "mixed", bucket: "shop" }),
    aProblem("mixed 2", { clusterKey: "mixed", bucket: "voucher" }),
    aProblem("mixed 3", { clusterKey: "mixed", bucket: "voucher" }),
  ];

  const { pools } = assignSplit(problems, { ...HALVES, strata: ["bucket"] });

  const inTrain = (from: number, to: number) => pools.slice(from, to).filter((pool) => pool === "train").length;
  expect([inTrain(0, 8), inTrain(8, 12)]).toEqual([4, 2]);
  expect(new Set(pools.slice(12)).size).toBe(1);
});

test("what earlier growths had to round is made up for, what was pinned is not", () => {
  const held = (isPinned: boolean) =>
    [1, 2].map((at) => aProblem(`old ${at}`, { bucket: `old ${at}`, pool: "train", isPinned }));
  const nextOf = (isPinned: boolean) =>
    assignSplit([...held(isPinned), aProblem("new", { bucket: "new" })], { ...HALVES, strata: ["bucket"] }).pools[2];

  expect(nextOf(false)).toBe("test");
  expect(nextOf(true)).toBe("train");
});

test("shares are met in what the split weighs", () => {
  const problems = [aProblem("large", { trajectories: 90 }), ...["a", "b", "c"].map((key) => aProblem(key))];

  expect(assignSplit(problems, { ...HALVES, weigh: "trajectories" }).pools).toEqual(["train", "test", "test", "test"]);
});
