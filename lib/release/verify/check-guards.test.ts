import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import { auditPart, type GuardHit } from "@/lib/leak/audit-pools";
import { randomProblems } from "@/lib/leak/fixtures/random-problems";
import { leakClusters } from "@/lib/leak/leak-clusters";
import { leakEdges } from "@/lib/leak/leak-edges";
import { shippedAudit } from "@/lib/leak/shipped-audit";
import { aProblem } from "@/lib/release/fixtures/a-problem";
import type { ReleaseProblem } from "@/lib/release/release-row";
import { fingerprintProblems } from "@/lib/release/write/problem-fingerprints";
import { guardHits } from "./check-guards";

/** What the guards find by the fingerprints of these problems alone, of which the named ones are shipped. */
function hitsOf(problems: readonly ReleaseProblem[], shipped: readonly string[]): readonly GuardHit[] {
  const fingerprints = fingerprintProblems(problems, ({ name }) => shipped.includes(name));

  return guardHits({ fingerprints, shipped: [], protectedSets: [], hasQueryGuard: true });
}

/** a of train and b of test are one cluster, since a success of b answers with what a wants. */
const TORN = [
  aProblem("a", "train", { goldIds: ["1"] }),
  aProblem("b", "test", { cluster: "a", recommendedIds: ["1"] }),
  aProblem("c", "test"),
  aProblem("d", "train"),
];

test.each([
  ["rows of train", ["a", "c"], ["train", "test"]],
  ["rows of test", ["b", "d"], ["test", "train"]],
] as const)(
  "%s are held against what stays behind in the other pool, though that ships rows too",
  (_, shipped, between) => {
    expect(hitsOf(TORN, shipped)).toMatchObject([
      { guard: "cluster", a: shipped[0], between },
      { guard: "recommended", a: shipped[0], between },
    ]);
  },
);

test("two problems that stay behind are no hit", () => {
  expect(hitsOf(TORN, ["c", "d"])).toEqual([]);
});

test("a release from before that, whose file tells nothing of what stays behind in pools that it ships, has no fault by it", () => {
  const [a, , c] = TORN;
  if (a === undefined || c === undefined) throw new Error("There are four.");

  expect(hitsOf([a, c], ["a", "c"])).toEqual([]);
  expect(hitsOf([a, aProblem("kept", "never_touch", { cluster: "a" }), c], ["a", "c"])).toMatchObject([
    { guard: "cluster", a: "a", between: ["train", "never_touch"] },
  ]);
});

test("of a product that what stays behind wants, what the rows make of it is no hit of its own, as in the audit", () => {
  const problems = [
    aProblem("a", "train", { goldIds: ["1"] }),
    aProblem("b", "test", { goldIds: ["1"] }),
    aProblem("c", "test", { recommendedIds: ["1"] }),
  ];
  const [a, , c] = problems;
  if (a === undefined || c === undefined) throw new Error("There are three.");
  const fingerprints = fingerprintProblems(problems, ({ name }) => name !== "b");
  const hits = guardHits({ fingerprints, shipped: [a, c], protectedSets: [], hasQueryGuard: true });

  // Their words are alike, which forbids nothing.
  expect(hits.map(({ guard }) => guard).filter((guard) => guard !== "near")).toEqual(["gold"]);
});

/** Problems of a split that tears clusters, and the shipped ones with their pools; all in the order of their names. */
function givenSplit(seed: number) {
  const rng = createRng(seed, "checked releases");
  const problems = randomProblems(seed).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const clusters = new Map(
    leakClusters(problems.length, leakEdges(problems)).flatMap((members) =>
      members.map((member) => [member, problems[members[0] ?? 0]?.name ?? ""] as const),
    ),
  );
  const pooled = problems.map((problem, id) => ({
    ...{ ...problem, id, clusterKey: clusters.get(id) ?? "" },
    ...{ cluster: clusters.get(id) ?? "", pool: rng.pick(POOLS) },
  }));
  const share = rng.next();
  const shipped = new Map<number, Pool>(
    pooled.flatMap(({ id, pool }) => (pool !== "never_touch" && rng.chance(share) ? [[id, pool] as const] : [])),
  );

  return { pooled, shipped };
}

test("what is found by the folder is what the audit of the installation finds, in 300 random splits", () => {
  let found = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const { pooled, shipped } = givenSplit(seed);
    const { steps } = shippedAudit({
      ...{ problems: pooled, shipped, sets: [], answers: { shipped: new Map(), behind: new Map() } },
      pools: new Map(pooled.map(({ id, pool }) => [id, pool])),
    });
    const names = pooled.filter(({ id }) => shipped.has(id)).map(({ name }) => name);
    const named = (name = "") => (names.includes(name) ? name : "one that stays behind");
    const told = (hits: readonly GuardHit[]) =>
      hits
        .map(({ guard, a, b, between }) => JSON.stringify([guard, named(a), named(b), ...between]))
        .filter((hit) => !hit.startsWith('["near"'))
        .toSorted();

    const audited = told(steps.flatMap(({ problems, options, part }) => auditPart(problems, options, part)));
    found += audited.length;
    expect(told(hitsOf(pooled, names))).toEqual(audited);
  }
  expect(found).toBeGreaterThan(1000);
});
