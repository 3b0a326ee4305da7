import { expect, test } from "vitest";
import type { Pool } from "./assign-pools";
import { assignSplit, type SplitProblem, type SplitRecipe } from "./assign-split";
import { heldStrata } from "./held-strata";

const HALVES: SplitRecipe = { seed: 1, shares: { train: 1, test: 1 }, strata: ["bucket"], weigh: "problems" };

function aProblem(
  key: string,
  over: Partial<SplitProblem> & { pool?: Pool } = {},
): SplitProblem & { readonly pool: Pool } {
  return { key, clusterKey: key, bucket: null, difficulty: null, trajectories: 1, miner: null, pool: "train", ...over };
}

const shareIn = (stratum: ReturnType<typeof heldStrata>["strata"][number] | undefined, pool: Pool) =>
  stratum?.pools.find((one) => one.pool === pool)?.share;

test.each(["bucket", "difficulty", "miner"] as const)(
  "each problem counts under its own %s, not under that of most of its cluster",
  (by) => {
    const problems = Array.from({ length: 30 }, (_, at) => ({
      ...aProblem(`p ${at}`, { clusterKey: `cluster ${Math.floor(at / 3)}`, [by]: at % 3 === 2 ? "voucher" : "shop" }),
      pool: undefined,
    }));
    const { pools } = assignSplit(problems, { ...HALVES, strata: [by] });
    const held = problems.map((problem, at) => ({ ...problem, pool: pools[at] ?? "train" }));

    const { strata } = heldStrata(held, { strata: [by], weigh: "problems" });

    expect(strata.map(({ names, problems: count, clusters }) => [names, count, clusters])).toEqual([
      [["shop"], 20, 10],
      [["voucher"], 10, 10],
    ]);
    const ofVouchers = held.filter((problem) => problem[by] === "voucher" && problem.pool === "train").length;
    expect(shareIn(strata[1], "train")).toBe(ofVouchers / 10);
  },
);

test("a problem counts in its own pool where people tore its cluster", () => {
  const torn = (["train", "train", "test"] as const).map((pool, at) =>
    aProblem(`p ${at}`, { clusterKey: "p 0", pool }),
  );

  const { strata } = heldStrata(torn, HALVES);

  expect(strata[0]?.names).toEqual(["no bucket"]);
  expect(shareIn(strata[0], "test")).toBeCloseTo(1 / 3);
});

test("shares are counted in what the split weighs, and nothing has no share", () => {
  const problems = [aProblem("large", { trajectories: 90 }), aProblem("small", { trajectories: 10, pool: "test" })];

  expect(shareIn(heldStrata(problems, { strata: [], weigh: "trajectories" }).strata[0], "train")).toBe(0.9);
  const none = problems.map((problem) => ({ ...problem, trajectories: 0 }));
  expect(shareIn(heldStrata(none, { strata: [], weigh: "trajectories" }).strata[0], "train")).toBe(0);
});

test("the largest fifty are named, and how many there are", () => {
  const problems = Array.from({ length: 61 }, (_, at) => aProblem(`p ${at}`, { bucket: `b ${Math.max(1, at)}` }));

  const { strata, stratumCount } = heldStrata(problems, HALVES);

  expect([strata.length, stratumCount]).toEqual([50, 60]);
  expect(strata[0]).toMatchObject({ names: ["b 1"], problems: 2 });
});
