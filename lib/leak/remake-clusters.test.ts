import { expect, test } from "vitest";
import { createRng, type Rng } from "@/lib/demo/rng";
import { type ClusterDecisions, type ClusterEdge, clusterProblems, firstOf } from "./cluster-problems";
import { randomProblems } from "./fixtures/random-problems";
import type { LeakProblem } from "./leak-problem";
import { byAlike, type NearQueries } from "./near-queries";
import { remakeClusters } from "./remake-clusters";

const THINGS = ["lamp", "rug", "vase", "clock", "chair"];

/** Problems that share values, and of which many are asked for in nearly the same words. */
function givenProblems(seed: number, rng: Rng): readonly LeakProblem[] {
  return randomProblems(seed).map((problem, at) => ({
    ...problem,
    query: rng.chance(0.5)
      ? problem.query
      : `waterproof ${THINGS[at % 5]} of jute by weaver${at % 7} in ochre ${rng.between(1, 3)}`,
    goldIds: problem.goldIds.slice(0, 1),
    recommendedIds: problem.recommendedIds.slice(0, 1),
  }));
}

interface Stored {
  readonly edges: readonly ClusterEdge[];
  readonly first: Int32Array;
  readonly proposals: readonly NearQueries[];
}

/** The clusters after the edges changed at these problems, worked out from those before by what they touch alone. */
function remade(
  { first, proposals }: Stored,
  near: readonly NearQueries[],
  {
    edges,
    ends,
    refused,
  }: Pick<Stored, "edges"> & Pick<ClusterDecisions, "refused"> & { readonly ends: readonly number[] },
): Stored {
  const touched = new Set(ends.map((end) => first[end]));
  const isTouched = (place: number) => touched.has(first[place]);
  const some = <Pair extends { a: number; b: number }>(pairs: readonly Pair[]) =>
    pairs.filter(({ a, b }) => isTouched(a) || isTouched(b));
  const made = remakeClusters({
    stays: [...first].map((cluster, place) => (isTouched(place) ? undefined : cluster)),
    edges: edges.filter(({ a, b, isCut }) => !isCut && isTouched(a) && isTouched(b)),
    near: some(near).toReversed(),
    refused: some(refused),
  });
  const kept = proposals.filter((pair) => !some([pair]).length);

  return {
    edges,
    first: first.map((cluster, place) => (isTouched(place) ? (made.first[place] ?? place) : cluster)),
    proposals: [...kept, ...made.proposals].toSorted(byAlike),
  };
}

test("whatever people decide and take back, the clusters that it touches alone are those of making all anew", () => {
  const counts = { proposals: 0, changed: 0 };
  for (let seed = 0; seed < 20; seed += 1) {
    const rng = createRng(seed, "decisions");
    const problems = givenProblems(seed, rng);
    let decisions: ClusterDecisions = { cuts: [], joins: [], refused: [] };
    const { near, ...whole } = clusterProblems(problems, decisions);
    let stored: Stored = whole;

    for (let step = 0; step < 25; step += 1) {
      const before = stored.first;
      const { edges, ends, ...decided } = decide(stored, decisions, rng);
      decisions = decided;
      stored = remade(stored, near, { edges, ends, refused: decisions.refused });

      const expected = clusterProblems(problems, decisions);
      expect([...stored.first]).toEqual([...expected.first]);
      expect(stored.proposals).toEqual(expected.proposals);
      const joining = stored.edges.filter(({ isCut }) => !isCut);
      expect([...firstOf(problems.length, joining)]).toEqual([...expected.first]);
      counts.proposals += expected.proposals.length;
      if (before.join() !== stored.first.join()) counts.changed += 1;
    }
  }
  expect(counts.proposals).toBeGreaterThan(100);
  expect(counts.changed).toBeGreaterThan(50);
}, 60_000);

type Decided = ClusterDecisions & Pick<Stored, "edges"> & { readonly ends: readonly number[] };

function decide({ edges, proposals }: Stored, decisions: ClusterDecisions, rng: Rng): Decided {
  const certain = edges.filter(({ reason }) => reason !== "person");
  const cutting = certain.length > 0 && rng.chance(0.4) ? rng.pick(certain) : undefined;
  if (cutting !== undefined && cutting.reason !== "person") {
    const { reason, value, isCut } = cutting;
    const isSame = (other: { reason: string; value: string }) => other.reason === reason && other.value === value;
    const cuts = isCut ? decisions.cuts.filter((cut) => !isSame(cut)) : [...decisions.cuts, { reason, value }];

    return {
      ...{ ...decisions, cuts, ends: edges.filter(isSame).flatMap(({ a, b }) => [a, b]) },
      edges: edges.map((edge) => (isSame(edge) ? { ...edge, isCut: !isCut } : edge)),
    };
  }
  const [proposed] = proposals;
  if (proposed !== undefined && rng.chance(0.3)) {
    return { ...decisions, refused: [...decisions.refused, proposed], edges, ends: [proposed.a, proposed.b] };
  }
  const taken = decisions.joins.length > 0 && rng.chance(0.5) ? rng.pick(decisions.joins) : undefined;
  if (taken !== undefined) {
    const at = edges.findIndex(({ value, reason }) => reason === "person" && value === taken.note);
    return {
      ...{ ...decisions, joins: decisions.joins.filter((join) => join !== taken), ends: [taken.a, taken.b] },
      edges: edges.filter((_, place) => place !== at),
    };
  }
  const size = Math.max(...edges.flatMap(({ a, b }) => [a, b]), 2);
  const [a, b] = rng
    .sample(
      Array.from({ length: size }, (_, place) => place),
      2,
    )
    .toSorted((one, other) => one - other);
  if (a === undefined || b === undefined) return { ...decisions, edges, ends: [] };
  const note = `join ${rng.next()}`;

  return {
    ...{ ...decisions, joins: [...decisions.joins, { a, b, note }], ends: [a, b] },
    edges: [...edges, { a, b, reason: "person", value: note, isCut: false }],
  };
}
