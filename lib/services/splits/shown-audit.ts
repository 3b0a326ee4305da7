import type * as z from "zod";
import type { Audit, GuardHit as ShownHit } from "@/lib/contract/splits";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import { BLOCKING_GUARDS, type Guard, type GuardHit, type ProtectedProblems } from "@/lib/leak/audit-pools";
import type { GuardFindings } from "@/lib/leak/guard-findings";
import type { CorpusProblem } from "@/lib/services/clusters/read-leak-problems";

interface AuditFound {
  readonly at: Date;
  readonly problems: readonly CorpusProblem[];
  readonly members: readonly { readonly name: string; readonly pool: Pool }[];
  readonly sets: readonly ProtectedProblems[];
  readonly waived: readonly Guard[];
  readonly findings: readonly GuardFindings[];
  readonly cuts?: NonNullable<Audit["cuts"]>;
}

/** Findings with the problems that they name, as people read and open them. */
export function shownAudit({ at, problems, members, sets, waived, findings, cuts = [] }: AuditFound): Audit {
  const guards = findings.map(({ guard, count, hits }) => ({
    ...{ guard, count, isBlocking: BLOCKING_GUARDS.includes(guard), isWaived: waived.includes(guard) },
    hits: shownHits(hits, problems, sets),
  }));

  return {
    at: at.toISOString(),
    problems: new Set(members.map(({ name }) => name)).size,
    protectedSets: sets.map((set) => ({ name: set.name, problems: set.problems.length })),
    pools: POOLS.map((pool) => ({ pool, problems: members.filter((member) => member.pool === pool).length })),
    cuts,
    isBlocked: guards.some(({ isBlocking, isWaived, count }) => isBlocking && !isWaived && count > 0),
    guards,
  };
}

/** Hits with the problems of the corpus and of the protected sets that they name. */
export function shownHits(
  hits: readonly GuardHit[],
  problems: readonly CorpusProblem[],
  sets: readonly ProtectedProblems[],
): z.infer<typeof ShownHit>[] {
  const byKey = new Map(problems.map((problem) => [problem.key, problem]));

  return hits.map((hit) => shownHit(hit, byKey, sets));
}

function shownHit(
  { guard, a, b, between, value }: GuardHit,
  byKey: ReadonlyMap<string, CorpusProblem>,
  sets: readonly ProtectedProblems[],
): z.infer<typeof ShownHit> {
  const named = (name: string) => {
    const problem = byKey.get(name);
    return { id: problem?.extId ?? null, name, query: problem?.query ?? "" };
  };
  const protectedOne = (name: string) => {
    const set = sets.find((known) => known.name === between.at(-1));
    return { id: null, name, query: set?.problems.find((problem) => problem.name === name)?.query ?? "" };
  };
  const other = guard === "protected" ? protectedOne : named;
  const clusterOf = (name: string) => byKey.get(byKey.get(name)?.clusterKey ?? name)?.extId;
  const otherCluster = b === undefined || guard === "protected" ? undefined : clusterOf(b);

  return {
    ...{ guard, a: named(a), b: b === undefined ? null : other(b), between: [...between], value },
    cluster: clusterOf(a) ?? null,
    ...(otherCluster === undefined ? {} : { otherCluster }),
  };
}
