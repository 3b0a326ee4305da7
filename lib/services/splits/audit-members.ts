import type { Audit } from "@/lib/contract/splits";
import type { Pool } from "@/lib/leak/assign-pools";
import type { AuditPart, Guard, PooledProblem, ProtectedProblems } from "@/lib/leak/audit-pools";
import { addFindings, type GuardFindings } from "@/lib/leak/guard-findings";
import { type CorpusProblem, readLeakProblems } from "@/lib/services/clusters/read-leak-problems";
import type { Context } from "@/lib/services/context";
import { runTask } from "@/lib/services/threads/run-task";
import { readPools } from "./read-pools";
import { readProtected } from "./read-protected";
import { shownAudit } from "./shown-audit";

interface MembersToAudit {
  readonly corpusId: number;
  readonly splitId: number;
  /** Problems that are shipped, by internal id, with the pool that each is shipped in. */
  readonly shipped: ReadonlyMap<number, Pool>;
  /** Guards whose hits two people let pass. */
  readonly waived?: readonly Guard[];
  /** How many of how many parts are done; what it throws ends the audit. */
  readonly onPart?: (done: number, total: number) => Promise<void>;
}

/**
 * The guards over what is shipped, by the clusters and protected sets of this moment: its pools against each other, against
 * the other pools of the split and against every protected set. A problem that the split has moved out of the shipped pools
 * since stands in both. Nobody's permission is asked, and products of reward specs stand in it: the caller sees to who
 * may read it.
 */
export async function auditMembers(
  { db, now }: Pick<Context, "db" | "now">,
  { corpusId, splitId, shipped, waived = [], onPart = async () => undefined }: MembersToAudit,
): Promise<Audit> {
  const [problems, pools, sets] = [
    await readLeakProblems({ db }, corpusId),
    await readPools(db, splitId),
    await readProtected(db, { corpusId, removedAt: null }),
  ];
  const members = pooledMembers(problems, shipped, pools);
  const options = { shipped: [...new Set(shipped.values())], clusterOf: members.map(({ clusterKey }) => clusterKey) };
  const parts = auditParts(sets);

  const findings: (readonly GuardFindings[])[] = [];
  for (const [done, { part, protectedSets }] of parts.entries()) {
    await onPart(done, parts.length);
    // In a thread, so that others are answered meanwhile.
    findings.push(await runTask("audit", { problems: members, options: { ...options, protectedSets }, part }));
  }
  await onPart(parts.length, parts.length);

  return shownAudit({ at: now(), problems, members, sets, waived, findings: addFindings(findings) });
}

type Member = PooledProblem & Pick<CorpusProblem, "clusterKey">;

/** What is shipped, and of the split what lies in pools that are not. */
function pooledMembers(
  problems: readonly CorpusProblem[],
  shipped: ReadonlyMap<number, Pool>,
  pools: ReadonlyMap<number, Pool>,
): readonly Member[] {
  const leaving = new Set(shipped.values());

  return problems.flatMap(({ id, extId: _, key: _key, bucket: _bucket, difficulty: _difficulty, ...problem }) => {
    const own = shipped.get(id);
    const assigned = pools.get(id);
    const other = assigned === undefined || leaving.has(assigned) ? undefined : assigned;

    return [own, other].flatMap((pool) => (pool === undefined ? [] : [{ ...problem, pool }]));
  });
}

interface Part {
  readonly part: AuditPart;
  readonly protectedSets: readonly ProtectedProblems[];
}

/** Each protected set is a part of its own. */
function auditParts(sets: readonly ProtectedProblems[]): readonly Part[] {
  const ofSets = sets.map((set): Part => ({ part: "protected", protectedSets: [set] }));

  return [{ part: "pools", protectedSets: [] }, ...ofSets, { part: "near", protectedSets: [] }];
}
