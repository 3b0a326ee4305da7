import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { groupBy } from "@/lib/filter/group-by";
import type { Asker } from "@/lib/services/blindness/asker";
import { type RolloutScope, rolloutCounts } from "./rollout-cells";

const SuiteRow = z.object({
  run_id: z.int(),
  /** That the run names itself. */
  named: z.string().nullable(),
  /** Of the problems; null of those that name none. */
  suite: z.string().nullable(),
  count: z.int(),
});

/** How many problems of each suite some runs tried. */
export async function suiteTries(
  asker: Asker,
  scope: RolloutScope,
  runs: readonly number[],
): Promise<readonly z.infer<typeof SuiteRow>[]> {
  if (runs.length === 0) return [];
  const cells = await rolloutCounts(asker, scope, runs);

  return queryRows(
    asker.db,
    SuiteRow,
    sql`select c.run_id, ru.suite as named, p.suite, count(*)::int as count
        from (${cells}) c join problem p on p.id = c.problem_id join run ru on ru.id = c.run_id group by 1, 2, 3`,
  );
}

/** The suite of each run whose problems all are of one; for runs that name none themselves. */
export async function problemSuites(
  asker: Asker,
  scope: RolloutScope,
  runs: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const tries = groupBy(await suiteTries(asker, scope, runs), ({ run_id }) => run_id);

  return new Map(
    [...tries].flatMap(([run, [first, ...others]]) =>
      first === undefined || first.suite === null || others.length > 0 ? [] : [[run, first.suite]],
    ),
  );
}
