import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { type RolloutScope, rolloutCells } from "./rollout-cells";

/** Problems of a scope that some run tried, by suite; those that name none are one suite. */
export type TriedProblems = ReadonlyMap<string, number>;

const TriedRow = z.object({ suite: z.string(), count: z.int() });

export async function triedProblems(asker: Asker, scope: RolloutScope): Promise<TriedProblems> {
  const cells = await rolloutCells(asker, scope);
  const rows = await queryRows(
    asker.db,
    TriedRow,
    sql`select coalesce(p.suite, '') as suite, count(*)::int as count
        from (select distinct c.problem_id from (${cells}) c) tried join problem p on p.id = tried.problem_id group by 1`,
  );

  return new Map(rows.map(({ suite, count }) => [suite, count]));
}

const SuiteRow = z.object({ run_id: z.int(), suite: z.string() });

/**
 * How many problems of the suites that a run tried it left out: those of another suite are not its to try.
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
  if (tried.size <= 1) return groups.map(({ problems }) => all - problems);

  const runs = groups.flatMap((group) => group.runs);
  const rows = await queryRows(
    asker.db,
    SuiteRow,
    sql`select distinct c.run_id, coalesce(p.suite, '') as suite
        from (${await rolloutCells(asker, scope, runs)}) c join problem p on p.id = c.problem_id`,
  );

  return groups.map(({ runs: own, problems }) => {
    const suites = new Set(rows.filter(({ run_id }) => own.includes(run_id)).map(({ suite }) => suite));
    const wanted = [...suites].reduce((sum, suite) => sum + (tried.get(suite) ?? 0), 0);

    return wanted - problems;
  });
}
