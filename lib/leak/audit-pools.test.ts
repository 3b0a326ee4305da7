import { describe, expect, test } from "vitest";
import { assignPools, type Pool } from "./assign-pools";
import { auditPart, auditPools, BLOCKING_GUARDS, type PooledProblem } from "./audit-pools";
import { MOST_OF_VALUE } from "./check-leak";
import { randomProblems } from "./fixtures/random-problems";
import { leakClusters } from "./leak-clusters";
import { leakEdges } from "./leak-edges";
import type { LeakProblem } from "./leak-problem";

function aProblem(pool: Pool, over: Partial<LeakProblem>): PooledProblem {
  return { name: "p", query: "", goldIds: [], recommendedIds: [], viewedIds: [], titles: [], pool, ...over };
}
const guardsOf = (problems: readonly PooledProblem[]) => auditPools(problems).map(({ guard }) => guard);

describe("a guard finds", () => {
  test("a cluster that spans pools, with both problems", () => {
    const found = auditPools([
      aProblem("train", { name: "a", query: "A red lamp" }),
      aProblem("test", { name: "b", query: "a red\nlamp" }),
      aProblem("test", { name: "c", query: "a red lamp" }),
    ]);

    expect(found.filter(({ guard }) => guard === "cluster")).toEqual([
      { guard: "cluster", a: "a", b: "b", between: ["train", "test"], value: "a" },
    ]);
  });

  test("one query in two pools where a person has cut what joins the problems, once a pool, and no problem without words", () => {
    const problems = [
      aProblem("train", { name: "a", query: "A red lamp" }),
      aProblem("train", { name: "b", query: "a red lamp" }),
      aProblem("test", { name: "c", query: "a red\nlamp!" }),
      aProblem("test", { name: "d", query: "A RED LAMP" }),
      ...["train", "test"].map((pool) =>
        aProblem(pool === "test" ? "test" : "train", { name: `${pool} none`, query: "?" }),
      ),
    ];
    const hitsBy = (clusterOf: readonly string[]) =>
      auditPools(problems, { clusterOf }).filter(({ guard }) => guard === "query" || guard === "cluster");

    expect(hitsBy(["a", "a", "c", "c", "e", "f"])).toEqual([
      { guard: "query", a: "a", b: "c", between: ["train", "test"], value: "a red lamp" },
    ]);
    // Its cluster says so already.
    expect(hitsBy(["a", "a", "a", "a", "e", "f"]).map(({ guard }) => guard)).toEqual(["cluster"]);
    expect(hitsBy(["a", "b", "a", "a", "e", "f"]).map(({ guard, a }) => [guard, a])).toEqual([
      ["cluster", "a"],
      ["query", "b"],
    ]);
    expect(BLOCKING_GUARDS).toContain("query");
  });

  test("one query in every two pools, whichever pool has it first", () => {
    const problems = [
      aProblem("validation", { name: "a", query: "A red lamp" }),
      aProblem("test", { name: "b", query: "a red lamp" }),
      aProblem("train", { name: "c", query: "a red lamp" }),
    ];
    const clusterOf = ["x", "y", "x"];
    const hitsOf = (shipped: readonly Pool[]) =>
      auditPart(problems, { clusterOf, shipped }, "pools").map(({ guard, between }) => [guard, ...between]);

    // Against what is trained on, the first pool says nothing: it is of one cluster with it.
    expect(hitsOf(["train"])).toEqual([
      ["cluster", "validation", "train"],
      ["query", "test", "train"],
    ]);
    expect(hitsOf(["validation", "test"]).filter(([guard]) => guard === "query")).toEqual([
      ["query", "validation", "test"],
      ["query", "test", "train"],
    ]);
  });

  test.each([
    [{ goldIds: ["1"] }, { goldIds: ["1"] }, ["cluster", "gold"]],
    [{ recommendedIds: ["1"] }, { goldIds: ["1"] }, ["cluster", "recommended"]],
    [{ viewedIds: ["1"] }, { goldIds: ["1"] }, ["viewed"]],
    [{ viewedIds: ["1"] }, { viewedIds: ["1"] }, ["viewed"]],
    [{ goldIds: ["1"], viewedIds: ["1"] }, { goldIds: ["1"], recommendedIds: ["1"] }, ["cluster", "gold"]],
    [{ goldIds: ["1"] }, { goldIds: ["2"] }, []],
  ])("products %j and %j in common: %j", (one, other, guards) => {
    expect(guardsOf([aProblem("train", one), aProblem("test", { name: "q", ...other })])).toEqual(guards);
    expect(guardsOf([aProblem("train", one), aProblem("train", { name: "q", ...other })])).toEqual([]);
  });

  test.each([
    ["gold", { goldIds: ["1"] }],
    ["recommended", { recommendedIds: ["1"] }],
  ] as const)(
    "a %s product in two pools where a person has cut what joins the problems, and it blocks",
    (guard, other) => {
      const problems = [aProblem("train", { name: "a", goldIds: ["1"] }), aProblem("test", { name: "b", ...other })];

      const found = auditPools(problems, { clusterOf: ["a", "b"] });

      expect(found).toEqual([{ guard, a: "a", b: "b", between: ["train", "test"], value: "1" }]);
      expect(BLOCKING_GUARDS).toContain(guard);
    },
  );

  test("a product that a whole protected suite wants in each problem that has it, and not as often as the suite is long", () => {
    const held = Array.from({ length: 1000 }, (_, at) =>
      aProblem("test", { name: `h${at}`, query: `${at}`, goldIds: ["1"] }),
    );
    const problems = ["a", "b"].map((name) => aProblem("train", { name, query: name, goldIds: ["1"] }));

    const found = auditPools(problems, { protectedSets: [{ name: "suite", problems: held }] });

    expect(found).toHaveLength(2 * MOST_OF_VALUE);
    expect(new Set(found.map(({ guard, a }) => `${guard} ${a}`))).toEqual(new Set(["protected a", "protected b"]));
  });

  test("a problem of never_touch in what is shipped", () => {
    const problems = [aProblem("never_touch", { name: "kept", query: "x" }), aProblem("train", { name: "t" })];

    expect(auditPools(problems)).toEqual([]);
    expect(auditPools(problems, { shipped: ["train", "never_touch"] })).toEqual([
      { guard: "never_touch", a: "kept", between: ["never_touch"], value: "x" },
    ]);
    expect(BLOCKING_GUARDS).toContain("never_touch");
  });

  test("a protected problem once, by the strongest sign", () => {
    const suite = { name: "benchmark", problems: [aProblem("test", { name: "s", query: "A lamp", goldIds: ["1"] })] };
    const found = auditPools([aProblem("train", { name: "t", query: "a lamp", goldIds: ["1"] })], {
      protectedSets: [suite],
    });

    expect(found).toEqual([{ guard: "protected", a: "t", b: "s", between: ["train", "benchmark"], value: "a lamp" }]);
  });

  test("a protected problem in each problem of a corpus, and once in the rows of a file that are one problem", () => {
    const suite = { name: "suite", problems: [aProblem("test", { name: "s", query: "vase", goldIds: ["1"] })] };
    const problems = [
      aProblem("train", { name: "a", query: "A lamp" }),
      aProblem("train", { name: "b", query: "A lamp", recommendedIds: ["1"] }),
      aProblem("train", { name: "c", query: "A lamp", recommendedIds: ["1"] }),
    ];
    const named = (clusterOf?: readonly string[]) =>
      auditPools(problems, { protectedSets: [suite], ...(clusterOf ? { clusterOf } : {}) }).map(({ a }) => a);

    expect(named(["a", "a", "a"])).toEqual(["b", "c"]);
    expect(named()).toEqual(["a"]);
  });

  test("what two files name alike as two problems", () => {
    const suite = { name: "suite", problems: [aProblem("test", { name: "1", query: "a red lamp" })] };
    const problems = [
      aProblem("train", { name: "1", query: "a red lamp" }),
      aProblem("validation", { name: "1", query: "a rug" }),
      aProblem("validation", { name: "2", query: "a blue vase", goldIds: ["7"] }),
      aProblem("test", { name: "2", query: "the same vase", goldIds: ["7"] }),
    ];

    expect(auditPools(problems, { protectedSets: [suite] })).toEqual([
      { guard: "cluster", a: "2", b: "2", between: ["validation", "test"], value: "2" },
      { guard: "gold", a: "2", b: "2", between: ["validation", "test"], value: "7" },
      { guard: "protected", a: "1", b: "1", between: ["train", "suite"], value: "a red lamp" },
    ]);
  });

  test("nearly equal queries across pools, for a person to look at", () => {
    const query = "Looking for a waterproof foam roller in the yoga category with deals";
    const found = auditPools([
      aProblem("train", { name: "a", query }),
      aProblem("test", { name: "b", query: `${query} please` }),
    ]);

    expect(found).toEqual([{ guard: "near", a: "a", b: "b", between: ["train", "test"], value: expect.any(String) }]);
    expect(BLOCKING_GUARDS).not.toContain("near");
    const longer = `${query}. ${Array.from({ length: 40 }, (_, at) => `word${at}`).join(" ")}`;
    expect(
      auditPools([aProblem("train", { name: "a", query: longer }), aProblem("test", { name: "b", query })]),
    ).toEqual([{ guard: "near", a: "a", b: "b", between: ["train", "test"], value: "one holds the other" }]);
    expect(
      guardsOf([aProblem("test", { name: "a", query }), aProblem("test", { name: "b", query: `${query} please` })]),
    ).toEqual([]);
  });
});

test("nearly equal queries are one hit for each pair of queries and pools, however many rows repeat them", () => {
  const query = "Looking for a waterproof foam roller in the yoga category with deals";
  const longer = `${query}. ${Array.from({ length: 40 }, (_, at) => `word${at}`).join(" ")}`;
  const rows = (pool: Pool, name: string, asked: string, count: number) =>
    Array.from({ length: count }, (_, at) => aProblem(pool, { name: `${name}${at}`, query: asked }));

  for (const count of [1, 30, 60]) {
    const train = rows("train", "t", query, count);
    const hits = (other: readonly PooledProblem[]) =>
      auditPools([...train, ...other]).map(({ guard, a, b, between }) => [guard, a, b, ...between].join(" "));

    expect(hits(rows("test", "e", `${query} please`, count))).toEqual(["near t0 e0 train test"]);
    expect(hits(rows("test", "e", longer, count))).toEqual(["near t0 e0 train test"]);
    expect(hits([...rows("test", "e", `${query} please`, 2), ...rows("validation", "v", longer, 2)])).toEqual([
      "near t0 e0 train test",
      "near t0 v0 train validation",
    ]);
  }
});

test("every voucher of a request is named with one of another pool that asks the same", () => {
  const voucher = (at: number) =>
    `A woven rug of jute. I have a voucher with the following rules: It takes a fixed ${at} off.`;
  const problems = Array.from({ length: 60 }, (_, at) =>
    aProblem(at < 30 ? "train" : "test", { name: String(at), query: voucher(at) }),
  );

  const found = auditPools(problems);

  // Each of thirty with the first ten of the other thirty, and the pairs of these tens once.
  expect(found).toHaveLength(300 + 300 - 100);
  expect(new Set(found.flatMap(({ a, b }) => [a, b])).size).toBe(60);
});

test("no split of whole clusters has a blocking hit, in a thousand random corpora", () => {
  let joined = 0;
  for (let seed = 0; seed < 1000; seed += 1) {
    const problems = randomProblems(seed);
    const clusters = leakClusters(problems.length, leakEdges(problems));
    joined += problems.length - clusters.length;
    const keyed = clusters.map((members) => ({ key: String(members[0]), weight: members.length, stratum: "" }));
    const pools = assignPools(keyed, { train: 0.6, validation: 0.2, test: 0.2 }, seed);
    const poolOf = new Map(clusters.flatMap((members) => members.map((at) => [at, pools.get(String(members[0]))])));
    const pooled = problems.map((problem, at) => ({ ...problem, pool: poolOf.get(at) ?? "train" }));

    const blocking = auditPools(pooled).filter(({ guard }) => BLOCKING_GUARDS.includes(guard));
    expect(blocking).toEqual([]);
  }
  expect(joined).toBeGreaterThan(1000);
});

test("a row that is put into another pool than its cluster is found, in every random corpus that has one", () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const problems = randomProblems(seed);
    const [cluster] = leakClusters(problems.length, leakEdges(problems));
    if (cluster === undefined || cluster.length < 2) continue;
    const pooled = problems.map((problem, at) => ({
      ...problem,
      pool: at === cluster[0] ? "test" : ("train" as Pool),
    }));

    expect(auditPools(pooled).some(({ guard }) => guard === "cluster")).toBe(true);
  }
});
