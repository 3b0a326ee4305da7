import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { type RolloutScope, rolloutCounts } from "./rollout-cells";
import { suiteTries } from "./run-suites";

const TriedRow = z.object({ suite: z.string(), count: z.int() });

/** Problems of a scope that some run tried, by suite; those that name none are one suite. */
export async function triedProblems(asker: Asker, scope: RolloutScope): Promise<ReadonlyMap<string, number>> {
  const cells = await rolloutCounts(asker, scope);
  const rows = await queryRows(
    asker.db,
    TriedRow,
    sql`select coalesce(p.suite, '') as suite, count(*)::int as count
        from (select distinct c.problem_id from (${cells}) c) tried join problem p on p.id = tried.problem_id group by 1`,
  );

  return new Map(rows.map(({ suite, count }) => [suite, count]));
}

/**
 * How many problems of its suites a run left out: those of another suite are not its to try. A run that names a suite is of
 * that one, also where a problem of it came first under the name of another; else of those of its problems.
 *
 * @param groups - runs, by internal key, of which each group is counted as one, with the number of problems that it tried
 * @returns in the order of the groups
 */
export async function countNotTried(
  asker: Asker,
  scope: RolloutScope,
  groups: readonly { readonly runs: readonly number[]; readonly problems: number }[],
): Promise<readonly number[]> {
  const tried = await triedProblems(asker, scope);
  const all = [...tried.values()].reduce((sum, count) => sum + count, 0);
  if (tried.size <= 1) return groups.map(({ problems }) => Math.max(0, all - problems));

  const tries = await suiteTries(
    asker,
    scope,
    groups.flatMap(({ runs }) => runs),
  );
  const rows = tries.map((row) => ({ ...row, suite: row.suite ?? "" }));

  return groups.map(({ runs, problems }) => {
    const own = rows.filter(({ run_id }) => runs.includes(run_id));
    // Of several runs one may have what another left out, so they are of all their suites.
    const named = runs.length > 1 ? [] : own.filter((row) => row.named === row.suite);
    const suites = new Set((named.length > 0 ? named : own).map(({ suite }) => suite));
    const wanted = [...suites].reduce((sum, suite) => sum + (tried.get(suite) ?? 0), 0);
    const beside = own.reduce((sum, { suite, count }) => sum + (suites.has(suite) ? 0 : count), 0);

    // What came in between the statements is in one of them alone.
    return Math.max(0, wanted - (problems - beside));
  });
}
