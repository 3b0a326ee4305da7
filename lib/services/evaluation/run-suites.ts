import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { type RolloutScope, rolloutCells } from "./rollout-cells";

const SuiteRow = z.object({ run_id: z.int(), suite: z.string() });

/** The suite of each run whose problems all are of one; for runs that name none themselves. */
export async function problemSuites(
  asker: Asker,
  scope: RolloutScope,
  runs: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (runs.length === 0) return new Map();
  const cells = await rolloutCells(asker, scope, runs);
  const rows = await queryRows(
    asker.db,
    SuiteRow,
    sql`select c.run_id, min(p.suite) as suite from (${cells}) c join problem p on p.id = c.problem_id
        group by 1 having min(p.suite) = max(p.suite) and count(p.suite) = count(*)`,
  );

  return new Map(rows.map(({ run_id, suite }) => [run_id, suite]));
}
