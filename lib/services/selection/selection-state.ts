import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { lastTrajectory } from "@/lib/db/last-trajectory";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ACTIVATION_JOB } from "@/lib/services/filters/activation-job";
import { TAKE_BACK_JOB } from "@/lib/services/imports/being-taken-back";
import { MEASURE_JOB } from "@/lib/services/measures/measure-job";
import { SELECTION_JOB } from "./selection-job";

/** After a job that failed or was cancelled, for how long a look at the pipeline does not start another one. */
const REST_MINUTES = 10;

/** How the stored selection of a corpus stands to its trajectories, labels and active version. */
export interface SelectionState {
  /** Null before the first. */
  readonly selectedAt: Date | null;
  /** It is of the active version, of every trajectory and of every label; an empty corpus needs none. */
  readonly isCurrent: boolean;
  /** A job makes it anew, or one that changes what it is made of and has it made anew at its end. */
  readonly isBeingMade: boolean;
  /** The last job ended without it, a short while ago. */
  readonly rests: boolean;
}

const StateRow = z.object({
  selectedAt: z.date().nullable(),
  isCurrent: z.boolean(),
  isBeingMade: z.boolean(),
  rests: z.boolean(),
});

/** A few looks at ends of indexes, whatever the size of the corpus. Approvals change no structure. */
export async function selectionState(db: DbOrTransaction, corpusId: number): Promise<SelectionState> {
  const last = lastTrajectory(sql`${corpusId}`);
  const [row] = await queryRows(
    db,
    StateRow,
    sql`select c.selected_at as "selectedAt",
          (${last}) is null
            or c.selected_at is not null and c.selected_version_id is not distinct from c.filter_version_id
            and (${last}) <= c.selected_to
            and coalesce((select max(e.id) from label_event e
              where e.corpus_id = ${corpusId} and e.question <> 'approval') <= c.selected_event, true) as "isCurrent",
          exists (select from job_run j where j.kind = any(${[SELECTION_JOB, MEASURE_JOB, ACTIVATION_JOB, TAKE_BACK_JOB]}::text[])
              and j.state in ('queued', 'running') and j.payload->>'corpus' = c.ext_id::text)
            or exists (select from import i join job_run j on j.id = i.job_id
              where i.corpus_id = c.id and j.state in ('queued', 'running')) as "isBeingMade",
          exists (select from job_run j where j.kind = ${SELECTION_JOB} and j.state in ('failed', 'cancelled')
            and j.payload->>'corpus' = c.ext_id::text
            and j.finished_at > now() - make_interval(mins => ${REST_MINUTES})) as rests
        from corpus c where c.id = ${corpusId}`,
  );

  return row ?? { selectedAt: null, isCurrent: false, isBeingMade: false, rests: false };
}
