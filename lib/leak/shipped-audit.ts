import type { Pool } from "./assign-pools";
import type { AuditOptions, AuditPart, PooledProblem, ProtectedProblems } from "./audit-pools";
import type { LeakProblem } from "./leak-problem";

/** A problem of a corpus as an audit of what is shipped sees it. */
interface ShippableProblem extends LeakProblem {
  readonly id: number;
  /** Of its leak cluster, among all problems of the corpus. */
  readonly clusterKey: string;
}

interface ToAudit {
  /** Of the whole corpus. */
  readonly problems: readonly ShippableProblem[];
  /** Problems that are shipped, by id, with the pool that each is shipped in. */
  readonly shipped: ReadonlyMap<number, Pool>;
  /** The pools of the split by problem. */
  readonly pools: ReadonlyMap<number, Pool>;
  readonly answers: CountedAnswers;
  readonly sets: readonly ProtectedProblems[];
}

/** What counts as recommended beside the answers of successes, by the ids of the problems. */
interface CountedAnswers {
  /** Of the rollouts that are shipped. */
  readonly shipped: ReadonlyMap<number, readonly string[]>;
  /** Of the approved rollouts of pools that stay behind: people hold them to be right as well. */
  readonly behind: ReadonlyMap<number, readonly string[]>;
}

/** What `auditPart` does for one part of an audit. */
interface AuditStep {
  readonly problems: readonly PooledProblem[];
  readonly options: AuditOptions;
  readonly part: AuditPart;
}

interface ShippedAudit {
  readonly members: readonly PooledProblem[];
  readonly steps: readonly AuditStep[];
}

/**
 * The steps of an audit of what is shipped, to be done one by one: its pools against each other and against the other
 * pools of the split, each protected set by itself, and nearly equal queries, also of which one holds the other. A problem that the split has moved out of
 * the shipped pools since stands in both.
 */
export function shippedAudit({ sets, ...given }: ToAudit): ShippedAudit {
  const { shipped } = given;
  const members = pooledMembers(given);
  const clusterOf = members.map(({ clusterKey }) => clusterKey);
  const options = { shipped: [...new Set(shipped.values())], clusterOf };
  const step = (part: AuditPart, protectedSets: readonly ProtectedProblems[] = []): AuditStep => ({
    ...{ problems: members, options: { ...options, protectedSets }, part },
  });

  return { members, steps: [step("pools"), ...sets.map((set) => step("protected", [set])), step("near")] };
}

type Member = PooledProblem & Pick<ShippableProblem, "clusterKey">;

/** What is shipped, and of the split what lies in pools that are not. */
function pooledMembers({ problems, shipped, pools, answers }: Omit<ToAudit, "sets">): readonly Member[] {
  const leaving = new Set(shipped.values());

  return problems.flatMap(({ id, name, query, goldIds, recommendedIds, viewedIds, titles, clusterKey }) => {
    const own = shipped.get(id);
    const assigned = pools.get(id);
    const other = assigned === undefined || leaving.has(assigned) ? undefined : assigned;
    const problem = { name, query, goldIds, viewedIds, titles, clusterKey };
    const inPool = (pool: Pool | undefined, answered: readonly string[] = []) =>
      pool === undefined ? [] : [{ ...problem, recommendedIds: [...recommendedIds, ...answered], pool }];

    return [...inPool(own, answers.shipped.get(id)), ...inPool(other, answers.behind.get(id))];
  });
}
