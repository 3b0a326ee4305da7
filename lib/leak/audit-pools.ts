import { normaliseQuery } from "@/lib/domain/normalise-query";
import { POOLS, type Pool } from "./assign-pools";
import { checkLeak, LEAK_KINDS, type LeakKind, leaksOfEach, MOST_OF_VALUE } from "./check-leak";
import { eachContained } from "./contained-queries";
import { firstOfPools } from "./first-of-pools";
import { leakClusters } from "./leak-clusters";
import { leakEdges } from "./leak-edges";
import type { LeakProblem } from "./leak-problem";
import type { PlacePair } from "./near-proposals";
import { byAlike, eachNearText, type NearQueries } from "./near-queries";
import { queriesOf, requestTexts } from "./request-texts";
import { pairsOf, sharedProducts } from "./shared-products";

/** A problem with the pool that it is in. */
export interface PooledProblem extends LeakProblem {
  readonly pool: Pool;
  /** Not shipped although its pool is: what other pools ship is held against it, and nothing else. */
  readonly isBehind?: boolean;
}

/**
 * What an audit looks for, the worst first.
 *
 * - cluster: variants of one problem are in two pools
 * - query: one query is in two pools, although a person has cut what joins the two problems
 * - gold, recommended, viewed: two pools have a product in common, as the worst of what either does with it
 * - never_touch: a pool that is meant for nobody has a problem in what is shipped
 * - protected: a problem holds one of an evaluation suite
 * - near: nearly equal queries are in two pools, or one that stands word for word in a longer one
 */
export const GUARDS = [
  "cluster",
  "query",
  "gold",
  "recommended",
  "never_touch",
  "protected",
  "viewed",
  "near",
] as const;
export type Guard = (typeof GUARDS)[number];

/** Guards whose hits forbid a release; the others are for a person to look at. */
export const BLOCKING_GUARDS: readonly Guard[] = [
  "cluster",
  "query",
  "gold",
  "recommended",
  "never_touch",
  "protected",
];

export interface GuardHit {
  readonly guard: Guard;
  /** Names of the problems; a hit of one problem has no other. */
  readonly a: string;
  readonly b?: string;
  /** Their pools, or the suite that is protected. */
  readonly between: readonly string[];
  /** What they share: words, an id, or how alike they are; that one holds the other is said in words. */
  readonly value: string;
}

export interface ProtectedProblems {
  readonly name: string;
  readonly problems: readonly LeakProblem[];
}

export interface AuditOptions {
  readonly protectedSets?: readonly ProtectedProblems[];
  /**
   * Pools that are shipped, but for what stays behind in them: every hit has a problem that leaves, and one of never_touch
   * that leaves is a hit.
   */
  readonly shipped?: readonly Pool[];
  /** Clusters that a person changed, by the places of the problems; else they are computed. */
  readonly clusterOf?: readonly string[];
}

/** Kinds of work of an audit: each goes over all problems by itself. */
const AUDIT_PARTS = ["pools", "protected", "near"] as const;
export type AuditPart = (typeof AUDIT_PARTS)[number];

/** Every way in which the pools of a split know of each other, or of what is protected; in the order of GUARDS. */
export function auditPools(problems: readonly PooledProblem[], options: AuditOptions = {}): readonly GuardHit[] {
  return AUDIT_PARTS.flatMap((part) => auditPart(problems, options, part)).toSorted(
    (one, other) => GUARDS.indexOf(one.guard) - GUARDS.indexOf(other.guard),
  );
}

/** One part of an audit, so that a large one can say how far it is. */
export function auditPart(
  problems: readonly PooledProblem[],
  options: AuditOptions,
  part: AuditPart,
): readonly GuardHit[] {
  const { shipped = POOLS.filter((pool) => pool !== "never_touch") } = options;
  const leaves: Leaves = ({ pool, isBehind = false }) => !isBehind && shipped.includes(pool);

  switch (part) {
    case "pools": {
      const clusterOf = options.clusterOf ?? computedClusters(problems);
      // Names of computed clusters are places: people know such a cluster by its first problem.
      const crossing = spanningClusters(problems, clusterOf, leaves).map((hit) =>
        options.clusterOf ? hit : { ...hit, value: hit.a },
      );
      const equal = equalQueries(problems, clusterOf, leaves);
      return [...crossing, ...equal, ...sharedProducts(problems, leaves), ...neverTouched(problems.filter(leaves))];
    }
    case "protected": {
      // Of files rows with the same query and products are one problem; those of a corpus, whose clusters are known, are each.
      const check = options.clusterOf ? leaksOfEach : checkLeak;
      return (options.protectedSets ?? []).flatMap((set) => protectedHits(problems.filter(leaves), set, check));
    }
    case "near":
      return nearAcross(problems, leaves);
  }
}

/** What stays behind in a pool that is shipped comes last: a hit between rows that are shipped stays the one that it is. */
export function behindLast(one: PooledProblem, other: PooledProblem): number {
  return Number(one.isBehind ?? false) - Number(other.isBehind ?? false);
}

/** Whether a problem is shipped: two that stay where they are may know of each other. */
type Leaves = (problem: PooledProblem) => boolean;

/** By the place of their first problem: in files of several suites two problems may have one name. */
function computedClusters(problems: readonly PooledProblem[]): readonly string[] {
  const clusterOf: string[] = [];
  for (const members of leakClusters(problems.length, leakEdges(problems))) {
    for (const member of members) clusterOf[member] = String(members[0]);
  }

  return clusterOf;
}

/** One hit for each pool of a cluster beside that of its first problem; of each pool what leaves is named before others. */
function spanningClusters(
  problems: readonly PooledProblem[],
  clusterOf: readonly string[],
  leaves: Leaves,
): readonly GuardHit[] {
  const first = new Map<string, Map<Pool, PooledProblem>>();
  for (const [place, problem] of problems.entries()) {
    const cluster = clusterOf[place] ?? problem.name;
    const pools = first.get(cluster) ?? new Map<Pool, PooledProblem>();
    const known = pools.get(problem.pool);
    if (known === undefined || (leaves(problem) && !leaves(known))) pools.set(problem.pool, problem);
    first.set(cluster, pools);
  }

  return [...first].flatMap(([cluster, pools]) => {
    const [a, ...others] = pools.values();
    if (a === undefined) return [];

    return others
      .filter((b) => leaves(a) || leaves(b))
      .map((b) => ({
        ...{ guard: "cluster" as const, a: a.name, b: b.name, between: [a.pool, b.pool], value: cluster },
      }));
  });
}

interface Asking {
  readonly name: string;
  readonly cluster: string;
  readonly isLeaving: boolean;
}

/** One hit for each query and pair of pools that have it, where the two problems are of different clusters. */
function equalQueries(
  problems: readonly PooledProblem[],
  clusterOf: readonly string[],
  leaves: Leaves,
): readonly GuardHit[] {
  const known = new Map<string, Map<Pool, Asking[]>>();
  for (const [place, problem] of problems.entries()) {
    const { name, pool, query } = problem;
    const words = normaliseQuery(query);
    if (words === "") continue;
    const cluster = clusterOf[place] ?? name;
    const isLeaving = leaves(problem);
    const pools = known.get(words) ?? new Map<Pool, Asking[]>();
    const own = pools.get(pool) ?? [];
    // Of two clusters one differs from whatever the other pool has; of what leaves, and of what does not.
    const alike = own.filter((asking) => asking.isLeaving === isLeaving);
    if (alike.length < 2 && alike[0]?.cluster !== cluster) own.push({ name, cluster, isLeaving });
    known.set(words, pools.set(pool, own));
  }

  return [...known].flatMap(([value, pools]) =>
    pairsOf([...pools]).flatMap(([[pool, asking], [otherPool, others]]) => {
      const pairs = asking.flatMap((a) => others.map((b) => [a, b] as const));
      const apart = pairs.find(([a, b]) => a.cluster !== b.cluster && (a.isLeaving || b.isLeaving));
      if (apart === undefined) return [];
      const [a, b] = apart;

      return [{ guard: "query" as const, a: a.name, b: b.name, between: [pool, otherPool], value }];
    }),
  );
}

function neverTouched(leaving: readonly PooledProblem[]): readonly GuardHit[] {
  return leaving
    .filter(({ pool }) => pool === "never_touch")
    .map(({ name, query }) => ({
      ...{ guard: "never_touch" as const, a: name, between: ["never_touch"], value: normaliseQuery(query) },
    }));
}

const KIND_ORDER: readonly LeakKind[] = LEAK_KINDS;

/** One hit for each pair, by the strongest sign. */
function protectedHits(
  problems: readonly PooledProblem[],
  set: ProtectedProblems,
  check: typeof checkLeak,
): readonly GuardHit[] {
  const { hits } = check(namedByPlace(problems), namedByPlace(set.problems), undefined, MOST_OF_VALUE);
  const strongest = new Map<string, (typeof hits)[number]>();
  for (const hit of hits.toSorted((x, y) => KIND_ORDER.indexOf(x.kind) - KIND_ORDER.indexOf(y.kind))) {
    const pair = JSON.stringify([hit.train, hit.against]);
    if (!strongest.has(pair)) strongest.set(pair, hit);
  }

  return [...strongest.values()].flatMap(({ train, against, value }) => {
    const [problem, held] = [problems[Number(train)], set.problems[Number(against)]];
    if (problem === undefined || held === undefined) return [];

    return [{ guard: "protected" as const, a: problem.name, b: held.name, between: [problem.pool, set.name], value }];
  });
}

function namedByPlace(problems: readonly LeakProblem[]): readonly LeakProblem[] {
  return problems.map((problem, at) => ({ ...problem, name: String(at) }));
}

/** What is said of two queries of which one stands whole in the other. */
const WHOLE = "one holds the other";

/**
 * One hit for each pair of queries and of pools, by the first problem of each query. What leaves is looked at apart from
 * what does not: of two that stay behind there is no hit, whatever else asks the same.
 */
function nearAcross(problems: readonly PooledProblem[], leaves: Leaves): readonly GuardHit[] {
  const isAcross = ({ a, b }: PlacePair): boolean => {
    const [one, other] = [problems[a], problems[b]];
    return one !== undefined && other !== undefined && one.pool !== other.pool && (leaves(one) || leaves(other));
  };
  const queries = problems.map(({ query }) => query);
  const texts = requestTexts(queries, (place) => sideOf(problems[place], leaves));
  const across = ({ a, b }: PlacePair): readonly PlacePair[] => {
    const [one, other] = [texts[a], texts[b]];
    return one === undefined || other === undefined ? [] : queriesOf(one, other, isAcross);
  };
  const words = texts.map((text) => text.words);
  const alike: NearQueries[] = [];
  const known = new Set<string>();
  eachNearText(words, ({ similarity, ...pair }) => {
    // Variants of a problem are in one pool by design, so most pairs are none.
    const own = across(pair);
    if (own.length > 0) known.add(`${pair.a} ${pair.b}`);
    for (const one of own) alike.push({ ...one, similarity });
  });
  const held: PlacePair[] = [];
  eachContained(words, (part, whole) => {
    const pair = { a: Math.min(part, whole), b: Math.max(part, whole) };
    if (!known.has(`${pair.a} ${pair.b}`)) held.push(...across(pair));
  });

  const found = [
    ...alike.toSorted(byAlike).map(({ a, b, similarity }) => ({ a, b, value: similarity.toFixed(2) })),
    ...held.toSorted((one, other) => one.a - other.a || one.b - other.b).map((pair) => ({ ...pair, value: WHOLE })),
  ];
  return firstOfPools(found, problems).flatMap(({ a, b, value }) => {
    const [one, other] = [problems[a], problems[b]];
    if (one === undefined || other === undefined) return [];

    return [{ guard: "near" as const, a: one.name, b: other.name, between: [one.pool, other.pool], value }];
  });
}

function sideOf(problem: PooledProblem | undefined, leaves: Leaves): string {
  return problem === undefined ? "" : `${problem.pool} ${leaves(problem)}`;
}
