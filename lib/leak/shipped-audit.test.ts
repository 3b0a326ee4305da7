import { describe, expect, test } from "vitest";
import type { Pool } from "./assign-pools";
import { auditPart, GUARDS } from "./audit-pools";
import type { LeakProblem } from "./leak-problem";
import { shippedAudit } from "./shipped-audit";

interface Given extends Partial<LeakProblem> {
  readonly pool: Pool;
  readonly cluster?: string;
}

/** Problems of a split by name, each of words of its own, and which of them are shipped in which pool. */
interface Audited {
  readonly given: Readonly<Record<string, Given>>;
  readonly shipped: Readonly<Record<string, Pool>>;
  /** Products that approved rollouts recommend, by problem: those that are shipped, and all. */
  readonly answers?: Readonly<Record<"shipped" | "behind", Readonly<Record<string, readonly string[]>>>>;
}

function audited({ given, shipped, answers }: Audited) {
  const names = Object.keys(given);
  const byId = <Value>(values: Readonly<Record<string, Value>> = {}) =>
    new Map(Object.entries(values).map(([name, value]) => [names.indexOf(name), value]));
  const problems = Object.entries(given).map(([name, { pool: _pool, cluster = name, ...over }], id) => ({
    ...{ id, name, clusterKey: cluster, query: `${name} alone`, goldIds: [], recommendedIds: [], viewedIds: [] },
    ...{ titles: [], ...over },
  }));
  const { members, steps } = shippedAudit({
    ...{ problems, shipped: byId(shipped), sets: [] },
    pools: new Map(Object.values(given).map(({ pool }, id) => [id, pool])),
    answers: { shipped: byId(answers?.shipped), behind: byId(answers?.behind) },
  });
  const hits = steps
    .flatMap(({ problems: each, options, part }) => auditPart(each, options, part))
    .toSorted((one, other) => GUARDS.indexOf(one.guard) - GUARDS.indexOf(other.guard));

  return {
    hits: hits.map(({ guard, a, b, between, value }) => [guard, a, b, ...between, value]),
    members: members.map(({ name, pool }) => `${name} ${pool}`),
  };
}

/** a wants in train what a success of b answers in test, so they are one cluster that the split tears; c is apart. */
const TORN = {
  a: { pool: "train", goldIds: ["1"] },
  b: { pool: "test", cluster: "a", recommendedIds: ["1"] },
  c: { pool: "test", goldIds: ["3"] },
  d: { pool: "train", goldIds: ["4"] },
} as const satisfies Readonly<Record<string, Given>>;
const TRAIN_FIRST = [
  ["cluster", "a", "b", "train", "test", "a"],
  ["recommended", "a", "b", "train", "test", "1"],
];
const TEST_FIRST = [
  ["cluster", "b", "a", "test", "train", "a"],
  ["recommended", "b", "a", "test", "train", "1"],
];

describe("rows are held against all that the split has in other pools", () => {
  test.each([
    ["of a pool that is shipped alone", { a: "train" }],
    ["where the other pool ships something else", { a: "train", c: "test" }],
    ["where it ships the other one too", { a: "train", b: "test", c: "test" }],
  ] as const)("%s", (_, shipped) => {
    expect(audited({ given: TORN, shipped }).hits).toEqual(TRAIN_FIRST);
  });

  test.each([
    ["alone", { b: "test" }, TRAIN_FIRST],
    ["beside rows of train", { b: "test", d: "train" }, TEST_FIRST],
  ] as const)("also rows of test against what train does not ship, %s", (_, shipped, hits) => {
    expect(audited({ given: TORN, shipped }).hits).toEqual(hits);
  });

  test.each([
    ["unshipped problems of two shipped pools", { c: "test", d: "train" }],
    ["an unshipped problem beside rows of its own pool", { d: "train" }],
  ] as const)("but %s are no hit", (_, shipped) => {
    expect(audited({ given: TORN, shipped }).hits).toEqual([]);
    const sameCluster = { ...TORN, d: { pool: "train", cluster: "e", goldIds: ["5"] } as const };
    const given = { ...sameCluster, e: { pool: "train", goldIds: ["5"] } as const };
    expect(audited({ given, shipped }).hits).toEqual([]);
  });

  test("by each guard that compares pools", () => {
    const query = "Looking for a waterproof foam roller in the yoga category with deals";
    const given = {
      a: { pool: "train", query, goldIds: ["1"], viewedIds: ["9"] },
      b: { pool: "test", query: query.toUpperCase(), goldIds: ["1"] },
      c: { pool: "test" },
      d: { pool: "test", query: `${query} please`, viewedIds: ["9"] },
    } as const satisfies Readonly<Record<string, Given>>;

    expect(audited({ given, shipped: { a: "train", c: "test" } }).hits).toEqual([
      ["query", "a", "b", "train", "test", "looking for a waterproof foam roller in the yoga category with deals"],
      ["gold", "a", "b", "train", "test", "1"],
      ["viewed", "a", "d", "train", "test", "9"],
      ["near", "a", "b", "train", "test", "1.00"],
      ["near", "a", "d", "train", "test", expect.any(String)],
    ]);
  });
});

test("a product is told once for two pools, as the worst of what is shipped and of what is not", () => {
  const given = {
    a: { pool: "train", goldIds: ["1", "2"] },
    b: { pool: "test", goldIds: ["1"], cluster: "a" },
    c: { pool: "test", viewedIds: ["1", "2"] },
    // Unshipped in train beside what test ships: it is the same pair of pools.
    d: { pool: "train", viewedIds: ["1", "2"] },
  } as const satisfies Readonly<Record<string, Given>>;

  expect(audited({ given, shipped: { a: "train", c: "test" } }).hits).toEqual([
    ["cluster", "a", "b", "train", "test", "a"],
    ["gold", "a", "b", "train", "test", "1"],
    ["viewed", "a", "c", "train", "test", "2"],
  ]);
});

test("what approved rollouts of a shipped problem answer counts against other pools, also where they are not shipped", () => {
  const given = { a: { pool: "train", goldIds: ["1"] }, b: { pool: "test" } } as const;
  const answers = { shipped: { b: ["7"] }, behind: { a: ["8"], b: ["1", "7", "8"] } };
  const hit = ["recommended", "a", "b", "train", "test", "1"];

  expect(audited({ given, shipped: { a: "train" }, answers }).hits).toEqual([hit]);
  // Neither rollout that answers with 8 is shipped.
  const both = audited({ given, shipped: { a: "train", b: "test" }, answers });
  expect(both.hits).toEqual([hit]);
  expect(both.members).toEqual(["a train", "b test"]);
});

test("what is looked at is what is shipped and all of the other pools; a pool that is shipped alone leaves nothing in it", () => {
  expect(audited({ given: TORN, shipped: { d: "train" } }).members).toEqual(["b test", "c test", "d train"]);
  expect(audited({ given: TORN, shipped: { d: "train", c: "test" } }).members).toEqual([
    ...["c test", "d train"],
    ...["a train", "b test"],
  ]);
});

test("a shipped problem that the split has moved stands in both pools, also where the other one is shipped", () => {
  const given = { a: { pool: "test", goldIds: ["1"] }, c: { pool: "test" } } as const;

  expect(audited({ given, shipped: { a: "train", c: "test" } }).hits).toEqual([
    ["cluster", "a", "a", "train", "test", "a"],
    ["gold", "a", "a", "train", "test", "1"],
    ["near", "a", "a", "train", "test", "1.00"],
  ]);
});

test("two nearly equal queries are told once for two pools, by what is shipped of both before what stays behind", () => {
  const query = "Looking for a waterproof foam roller in the yoga category with deals";
  const given = {
    a: { pool: "train", query: `${query} please`, cluster: "q" },
    b: { pool: "train", query, cluster: "q" },
    c: { pool: "train", query, cluster: "q" },
    d: { pool: "test", query: `${query} please`, cluster: "q" },
    e: { pool: "test", query: `${query} please`, cluster: "q" },
    f: { pool: "test", query, cluster: "q" },
  } as const satisfies Readonly<Record<string, Given>>;
  const near = (shipped: Readonly<Record<string, Pool>>) =>
    audited({ given, shipped })
      .hits.filter(([guard]) => guard === "near")
      .map((hit) => hit.slice(1, 5).join(" "));

  // Each query with itself first; what stays behind comes after all that is shipped.
  expect(near({ b: "train", d: "test" })).toEqual(["b f train test", "d a test train", "b d train test"]);
  // Of the two that are not alike a comes with f before b and d, but f stays behind.
  expect(near({ a: "train", b: "train", d: "test" })).toEqual(["a d train test", "b f train test", "b d train test"]);
});

test("20,000 problems that are shipped and 20,000 that stay behind are told by what they share, not by their pairs", () => {
  const given = Object.fromEntries(
    Array.from({ length: 40_000 }, (_, at): [string, Given] => [
      `p${at}`,
      { pool: at % 2 === 0 ? "train" : "test", query: "", goldIds: ["1"], cluster: "p0" },
    ]),
  );
  // All of train, and of test one.
  const train = Array.from({ length: 20_000 }, (_, at): [string, Pool] => [`p${2 * at}`, "train"]);

  expect(audited({ given, shipped: { ...Object.fromEntries(train), p1: "test" } }).hits).toEqual([
    ["cluster", "p0", "p1", "train", "test", "p0"],
    ["gold", "p0", "p1", "train", "test", "1"],
  ]);
});
