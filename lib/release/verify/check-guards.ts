import * as z from "zod";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import {
  auditPools,
  BLOCKING_GUARDS,
  behindLast,
  GUARDS,
  type Guard,
  type GuardHit,
  type PooledProblem,
  type ProtectedProblems,
} from "@/lib/leak/audit-pools";
import type { FingerprintedProblem } from "@/lib/release/write/problem-fingerprints";
import { PROBLEMS_FILE } from "@/lib/release/write/row-record";
import { readLines } from "./read-lines";
import type { ReleaseFault } from "./release-fault";

const Prints = z.array(z.string());
const Fingerprinted = z.object({
  ...{ problem: z.string(), pool: z.enum(POOLS), isShipped: z.boolean(), cluster: z.string(), query: z.string() },
  ...{ gold: Prints, recommended: Prints, viewed: Prints },
});

/** @throws when a line is none of a problem */
export async function readFingerprints(path: string): Promise<readonly FingerprintedProblem[]> {
  const problems: FingerprintedProblem[] = [];
  for await (const line of readLines(path)) problems.push(Fingerprinted.parse(JSON.parse(line)));

  return problems;
}

interface GuardChecks {
  readonly fingerprints: readonly FingerprintedProblem[];
  /** What the rows tell of their problems. */
  readonly shipped: readonly PooledProblem[];
  readonly protectedSets: readonly ProtectedProblems[];
  /** Fingerprints of releases from before it was looked at are equal where problems have no words, too. */
  readonly hasQueryGuard: boolean;
}

/**
 * What the guards find: by the fingerprints over every pool of the split, by the rows over the pools that are shipped, and
 * against suites that whoever checks has at hand. A release from before the pools that it ships were held against what
 * stays behind in them has no fingerprints of that, and is held against what it was then.
 */
export function guardHits({ fingerprints, shipped, protectedSets, hasQueryGuard }: GuardChecks): readonly GuardHit[] {
  // What is shipped of a pool must know nothing of the others, and of those what is not shipped counts as well.
  const leaving = new Set(fingerprints.filter(({ isShipped }) => isShipped).map(({ pool }) => pool));
  const clusters = new Map(fingerprints.map(({ problem, cluster }) => [problem, cluster]));
  const clusterOf = (problems: readonly PooledProblem[]) => problems.map(({ name }) => clusters.get(name) ?? name);
  const printed = fingerprints.map((one) => asProblem(one, leaving)).toSorted(behindLast);

  const find = (problems: readonly PooledProblem[]) =>
    auditPools(problems, { clusterOf: clusterOf(problems), shipped: [...leaving] });

  const byPrints = find(printed).filter(({ guard }) => guard !== "query" || hasQueryGuard);
  // Of a product the worst use is told: where that stays behind, what rows alone make of it is told by it.
  const told = new Set([...byPrints, ...find(printed.filter(({ isBehind }) => !isBehind))].map(pairOf));
  const byRows = auditPools(shipped, { clusterOf: clusterOf(shipped), shipped: [...leaving], protectedSets });

  // What a row opens with need not be the query of its problem: a conversation begins with a greeting.
  return [...byPrints, ...byRows.filter((hit) => hit.guard !== "query" && !told.has(pairOf(hit)))];
}

function pairOf({ guard, a, b }: GuardHit): string {
  return JSON.stringify([guard, ...[a, b ?? ""].toSorted()]);
}

/** Guards with hits that forbid a release and that nobody waived, each with how many and the first. */
export function guardFaults(hits: readonly GuardHit[], waived: readonly Guard[]): readonly ReleaseFault[] {
  return GUARDS.filter((guard) => BLOCKING_GUARDS.includes(guard) && !waived.includes(guard)).flatMap((guard) => {
    const own = hits.filter((hit) => hit.guard === guard);
    const [first] = own;
    if (first === undefined) return [];

    const names = first.b === undefined ? first.a : `${first.a} and ${first.b}`;
    const sentence = `The guard “${guard}” has ${own.length.toLocaleString("en")} ${own.length === 1 ? "hit:" : "hits; the first:"} ${names} (${first.between.join(", ")}).`;
    return [{ kind: "guard" as const, file: PROBLEMS_FILE, guard, sentence }];
  });
}

/** A fingerprint of a query is one word to the guards: equal where the queries are. */
function asProblem(
  { problem, pool, isShipped, query, gold, recommended, viewed }: FingerprintedProblem,
  leaving: ReadonlySet<Pool>,
): PooledProblem {
  return {
    ...{ name: problem, pool, isBehind: !isShipped && leaving.has(pool) },
    ...{ query, goldIds: gold, recommendedIds: recommended, viewedIds: viewed, titles: [] },
  };
}
