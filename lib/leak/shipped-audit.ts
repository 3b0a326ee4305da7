import type { Pool } from "./assign-pools";
import {
  type AuditOptions,
  type AuditPart,
  behindLast,
  type PooledProblem,
  type ProtectedProblems,
} from "./audit-pools";
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
  /** Of every approved rollout, shipped or not: people hold them to be right as well. */
  readonly behind: ReadonlyMap<number, readonly string[]>;
}

/** What `auditPart` does for one part of an audit. */
interface AuditStep {
  readonly problems: readonly PooledProblem[];
  readonly options: AuditOptions;
  readonly part: AuditPart;
}

interface ShippedAudit {
  /** What is shipped, and what it is held against. */
  readonly members: readonly PooledProblem[];
  readonly steps: readonly AuditStep[];
}

/**
 * The steps of an audit of what is shipped, to be done one by one: the rows of each pool against those of the others and
 * against everything that the split has in the others, each protected set by itself, and nearly equal queries, also of
 * which one holds the other. Whoever trains on a pool is evaluated on the others, whether anything of them is shipped or
 * not. A problem that the split has moved to another pool since stands in both.
 */
export function shippedAudit({ sets, ...given }: ToAudit): ShippedAudit {
  const members = pooledMembers(given);
  const held = [...members, ...answersLeftBehind(given)];
  const shipped = [...new Set(given.shipped.values())];
  const step = (
    part: AuditPart,
    problems: readonly Member[],
    protectedSets: readonly ProtectedProblems[] = [],
  ): AuditStep => ({
    ...{ problems, options: { shipped, clusterOf: problems.map(({ clusterKey }) => clusterKey), protectedSets }, part },
  });

  return {
    members,
    // Answers alone have no query, and would count among the queries whose likeness is weighed.
    steps: [step("pools", held), ...sets.map((set) => step("protected", members, [set])), step("near", members)],
  };
}

/**
 * Whether rows are held against what else a pool holds: all but what the only pool that is shipped leaves out of itself.
 *
 * @param leaving - the pools that are shipped
 */
export function isHeldAgainst(pool: Pool, leaving: ReadonlySet<Pool>): boolean {
  return leaving.size > 1 || !leaving.has(pool);
}

type Member = PooledProblem & Pick<ShippableProblem, "clusterKey">;
type Members = Omit<ToAudit, "sets">;

/** What is shipped and what stays behind; what stays behind in a pool that is shipped comes last, so that a hit names it last. */
function pooledMembers({ problems, shipped, pools, answers }: Members): readonly Member[] {
  const leaving = new Set(shipped.values());
  const members = problems.flatMap((one): readonly Member[] => {
    const { id, name, query, goldIds, recommendedIds, viewedIds, titles, clusterKey } = one;
    const own = shipped.get(id);
    const assigned = pools.get(id);
    const other =
      assigned === undefined || assigned === own || !isHeldAgainst(assigned, leaving) ? undefined : assigned;
    const problem = { name, query, goldIds, viewedIds, titles, clusterKey };
    const inPool = (pool: Pool | undefined, isBehind: boolean, answered: readonly string[] = []) =>
      pool === undefined ? [] : [{ ...problem, recommendedIds: [...recommendedIds, ...answered], pool, isBehind }];

    return [
      ...inPool(own, false, answers.shipped.get(id)),
      ...inPool(other, other !== undefined && leaving.has(other), answers.behind.get(id)),
    ];
  });

  return members.toSorted(behindLast);
}

/** Of problems that are shipped what only rollouts that are not recommend: nothing else of the problem is told again. */
function answersLeftBehind({ problems, shipped, pools, answers }: Members): readonly Member[] {
  const leaving = new Set(shipped.values());

  return problems.flatMap(({ id, name, clusterKey, recommendedIds }): readonly Member[] => {
    const pool = shipped.get(id);
    if (pool === undefined || pool !== pools.get(id) || !isHeldAgainst(pool, leaving)) return [];
    const told = new Set([...recommendedIds, ...(answers.shipped.get(id) ?? [])]);
    const left = (answers.behind.get(id) ?? []).filter((product) => !told.has(product));
    const empty = { query: "", goldIds: [], viewedIds: [], titles: [] };

    return left.length === 0 ? [] : [{ ...empty, name, clusterKey, recommendedIds: left, pool, isBehind: true }];
  });
}
