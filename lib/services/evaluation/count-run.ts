import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { rolloutScope } from "./count-rollouts";
import type { ScoredCounts } from "./nothing-scored";
import { rolloutCells } from "./rollout-cells";

const CountRow = z.object({
  rollouts: z.int(),
  successes: z.int(),
  unscored: z.int(),
  unmeasured: z.int(),
  open: z.int(),
});

/**
 * Rollouts of one run that the person may see, added up from the counts that the list of runs is made of.
 *
 * @param run - by internal key
 */
export async function countRun(asker: Asker, corpusId: number, run: number): Promise<ScoredCounts> {
  const cells = await rolloutCells(asker, await rolloutScope(asker, corpusId, ""), [run]);
  const [counts] = await queryRows(
    asker.db,
    CountRow,
    sql`select coalesce(sum(c.rollouts), 0)::int as rollouts, coalesce(sum(c.successes), 0)::int as successes,
          coalesce(sum(c.unscored), 0)::int as unscored, coalesce(sum(c.unmeasured), 0)::int as unmeasured,
          coalesce(sum(c.open), 0)::int as open
        from (${cells}) c`,
  );
  if (counts === undefined) throw new RangeError("A sum without a row.");

  return counts;
}
