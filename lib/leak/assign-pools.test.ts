import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { assignPools, type Pool, type PoolCluster, wantedShare } from "./assign-pools";

const SHARES = { train: 0.8, validation: 0.1, test: 0.1 };

function givenClusters(count: number, seed = 1): readonly PoolCluster[] {
  const rng = createRng(seed, "clusters");

  return Array.from({ length: count }, (_, at) => ({
    key: `cluster ${at}`,
    weight: 1 + Math.floor(rng.next() * 6),
    stratum: ["product easy", "shop hard", "voucher"][at % 3] ?? "",
  }));
}

function weightBy(clusters: readonly PoolCluster[], pools: ReadonlyMap<string, Pool>, stratum?: string) {
  const sums: Partial<Record<Pool, number>> = {};
  for (const { key, weight, stratum: own } of clusters) {
    const pool = pools.get(key);
    if (pool !== undefined && (stratum ?? own) === own) sums[pool] = (sums[pool] ?? 0) + weight;
  }

  return sums;
}

test("every cluster has one pool, and each stratum has the shares as near as its clusters allow", () => {
  const clusters = givenClusters(300);
  const pools = assignPools(clusters, SHARES, 7);

  expect(pools.size).toBe(300);
  for (const stratum of ["product easy", "shop hard", "voucher"]) {
    const total = clusters.reduce((sum, cluster) => sum + (cluster.stratum === stratum ? cluster.weight : 0), 0);
    const { train = 0, validation = 0, test = 0 } = weightBy(clusters, pools, stratum);
    expect(Math.abs(train - 0.8 * total)).toBeLessThanOrEqual(6);
    expect(Math.abs(validation - 0.1 * total)).toBeLessThanOrEqual(6);
    expect(Math.abs(test - 0.1 * total)).toBeLessThanOrEqual(6);
  }
});

test("the order of the clusters changes nothing, the seed does", () => {
  const clusters = givenClusters(60);

  expect(assignPools(clusters.toReversed(), SHARES, 7)).toEqual(assignPools(clusters, SHARES, 7));
  expect([...assignPools(clusters, SHARES, 8)].toSorted()).not.toEqual(
    [...assignPools(clusters, SHARES, 7)].toSorted(),
  );
});

test("a corpus that grows moves no cluster, and what is new makes up for what is missing", () => {
  const early = givenClusters(30);
  const before = assignPools(early, { train: 1 }, 7);
  const grown = givenClusters(300).map((cluster) => {
    const pool = before.get(cluster.key);
    return pool === undefined ? cluster : { ...cluster, pool };
  });

  const after = assignPools(grown, SHARES, 7);

  for (const [key, pool] of before) expect(after.get(key)).toBe(pool);
  const { train = 0, test = 0 } = weightBy(grown, after);
  expect(test / (train + test)).toBeGreaterThan(0.09);
});

test("strata of one or two clusters have the shares together, and which of them makes up for the others is drawn", () => {
  const small = Array.from({ length: 200 }, (_, at) => ({ key: `c${at}`, weight: 1, stratum: `miner ${at % 150}` }));
  const [one, other] = [assignPools(small, SHARES, 1), assignPools(small, SHARES, 2)];

  for (const pools of [one, other]) {
    const { train = 0, validation = 0, test = 0 } = weightBy(small, pools);
    expect([train, validation, test]).toEqual([160, 20, 20]);
  }
  expect([...one].filter(([key, pool]) => other.get(key) !== pool).length).toBeGreaterThan(20);
});

test("growths that each bring one small stratum have the shares together, and make up for nothing that is pinned", () => {
  const pinned = Array.from({ length: 30 }, (_, at) => ({
    ...{ key: `p${at}`, weight: 1, stratum: `pinned ${at}`, pool: "test" as const, isPinned: true },
  }));
  let held: readonly PoolCluster[] = pinned;
  for (let at = 0; at < 100; at += 1) {
    const pools = assignPools([...held, { key: `c${at}`, weight: 1, stratum: `miner ${at}` }], SHARES, 7);
    for (const { key, pool } of held) expect(pools.get(key)).toBe(pool);
    const pool = pools.get(`c${at}`) ?? "never_touch";
    held = [...held, { key: `c${at}`, weight: 1, stratum: `miner ${at}`, pool }];
  }

  const given = new Map(held.map(({ key, pool = "never_touch" }) => [key, pool]));
  expect(weightBy(held.slice(pinned.length), given)).toEqual({ train: 80, validation: 10, test: 10 });
});

test("a stratum that can have its shares has them, whatever others had to round", () => {
  const odd = Array.from({ length: 9 }, (_, at) => ({ key: `o${at}`, weight: 1, stratum: `odd ${at}` }));
  const even = Array.from({ length: 20 }, (_, at) => ({ key: `e${at}`, weight: 1, stratum: "even" }));

  for (let seed = 0; seed < 20; seed += 1) {
    const pools = assignPools([...odd, ...even], SHARES, seed);
    expect(weightBy(even, pools)).toEqual({ train: 16, validation: 2, test: 2 });
  }
});

test("what is pinned to a pool without a share, or fills another, leaves the others their shares of the rest", () => {
  const given = (count: number, pool?: Pool) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ key: `${pool} ${at}`, weight: 1, stratum: "" },
      ...(pool === undefined ? {} : { pool }),
    }));
  const held = [...given(50, "never_touch"), ...given(100)];
  const filled = [...given(60, "test"), ...given(90)];

  expect(weightBy(held, assignPools(held, SHARES, 1))).toEqual({
    train: 80,
    validation: 10,
    test: 10,
    never_touch: 50,
  });
  expect(weightBy(filled, assignPools(filled, SHARES, 1))).toEqual({ train: 80, validation: 10, test: 60 });
});

test("what weighs nothing has a pool, too", () => {
  const [first] = givenClusters(1);
  const pools = assignPools([{ key: "empty", weight: 0, stratum: "" }, ...(first ? [first] : [])], SHARES, 1);

  expect(pools.size).toBe(2);
});

test("a pinned cluster stays, also in a pool without a share", () => {
  const [first, ...rest] = givenClusters(20);
  const pinned = { ...first, key: "pinned", weight: 3, stratum: "voucher", pool: "never_touch" as const };
  const pools = assignPools([pinned, ...rest], SHARES, 1);

  expect(pools.get("pinned")).toBe("never_touch");
  expect([...pools.values()].filter((pool) => pool === "never_touch")).toHaveLength(1);
});

test.each([[{ train: -1 }], [{}], [{ train: 0, test: 0 }], [{ train: Number.NaN }]])(
  "shares %j are refused",
  (shares) => {
    expect(() => assignPools(givenClusters(3), shares, 1)).toThrow("Shares of pools");
  },
);

test("what a pool is to get is its part of the sum of all shares, whatever that is", () => {
  const shares = { train: 0.6, validation: 0, test: 0.2, never_touch: 0 };

  // 0.6 of 0.8.
  expect(wantedShare(shares, "train")).toBeCloseTo(0.75);
  expect(wantedShare(shares, "validation")).toBe(0);
  expect(wantedShare({ train: 3, test: 1 }, "never_touch")).toBe(0);
  expect(wantedShare({ train: 0, validation: 0, test: 0, never_touch: 0 }, "train")).toBe(0);
});

test("two clusters with one key are refused", () => {
  const [one] = givenClusters(1);

  expect(() => assignPools(one === undefined ? [] : [one, one], SHARES, 1)).toThrow("one key");
});
