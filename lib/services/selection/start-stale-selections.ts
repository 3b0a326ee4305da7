import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { beingTakenBack } from "@/lib/services/imports/being-taken-back";
import { MEASURE_JOB } from "@/lib/services/measures/measure-job";
import { SELECTION_JOB } from "./selection-job";
import { startSelection } from "./start-selection";

/**
 * Has the selection made anew of every corpus that has one which is of another version than the active one, or which was
 * wanted anew while it was made. One that is measured just now waits for the end of that, which asks again: each batch
 * that comes out otherwise sets it back.
 *
 * @returns ids of the jobs that were started
 */
export async function startStaleSelections(db: Db): Promise<string[]> {
  const stale = await queryRows(
    db,
    z.object({ id: z.int() }),
    sql`select c.id from corpus c
        where c.selected_at is not null and c.selected_version_id is distinct from c.filter_version_id
          and not exists (select from job_run j where j.kind = ${SELECTION_JOB} and j.state in ('failed', 'cancelled')
            and j.payload->>'corpus' = c.ext_id::text and j.finished_at > c.selected_at)
          and not exists (select from job_run j where j.kind = ${MEASURE_JOB} and j.payload->>'corpus' = c.ext_id::text
            and j.state in ('queued', 'running'))
          and not ${beingRemoved(sql`c.ext_id`)} and not ${beingTakenBack(sql`c.ext_id`)}
        order by c.id`,
  );
  const jobs = await Promise.all(stale.map(({ id }) => startSelection(db, id)));

  return jobs.filter((id) => id !== undefined);
}
