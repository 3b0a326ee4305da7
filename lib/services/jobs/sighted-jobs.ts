import * as z from "zod";
import type { Job } from "@/lib/contract/jobs";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { isAmong, OPENS, ownFilesOnly } from "@/lib/services/blindness/require-sighted-file";
import { CLUSTER_JOB } from "@/lib/services/clusters/cluster-job";
import { TAKE_BACK_JOB } from "@/lib/services/imports/being-taken-back";
import { veiledImports } from "@/lib/services/imports/hidden-answers";
import { AUDIT_RELEASE_JOB, RELEASE_JOB, SIGN_RELEASE_JOB } from "@/lib/services/releases/release-job";
import { SELECTION_JOB } from "@/lib/services/selection/selection-job";
import { ServiceError } from "@/lib/services/service-error";
import { type JobRow, toJob } from "./job-row";

const HIDDEN_ERROR = "Why this ended early is hidden from you while you review trajectories of its corpus blind.";

/**
 * Jobs over the rows of a filter, the selection, whose end says how many are kept, and leak clusters, which join problems
 * by what successful rollouts recommend: that tells which rows match. One that takes an import back says why it cannot, by
 * what people did.
 */
const COUNTING_KINDS = [
  "export_corpus",
  "approve_matching",
  "undo_approval",
  "rejudge",
  SELECTION_JOB,
  CLUSTER_JOB,
  TAKE_BACK_JOB,
  RELEASE_JOB,
  AUDIT_RELEASE_JOB,
  SIGN_RELEASE_JOB,
];

/**
 * Jobs as a person may see them. How many rows a job had and how it ended may tell of what they review blind, so both are
 * left out of what somebody else started, and of what they started themselves before the queue asked them. Their own later
 * ones leave those rows out, except leak clusters, which are made of the whole corpus whoever asks.
 */
export async function sightedJobs(asker: Asker, rows: readonly JobRow[]): Promise<Job[]> {
  const counting = rows.filter((row) => COUNTING_KINDS.includes(row.kind)).map((row) => row.id);
  const closed = new Set(counting.length === 0 ? [] : await closedOf(asker, counting));
  for (const id of await closedImports(asker, rows)) closed.add(id);

  return rows.map((row) => (closed.has(row.id) ? veiled(toJob(row)) : toJob(row)));
}

/**
 * Stops a blind reviewer from acting on what a job changed, of which they may see no figures: which rows those are tells
 * what they review, and they may be among them.
 *
 * @param wish - what is closed otherwise, as in "taking it back"
 * @throws ServiceError FORBIDDEN
 */
export async function requireSightedJob(asker: Asker, jobId: string, wish: string): Promise<void> {
  const closed = await closedOf(asker, [jobId]);
  if (closed.size === 0) return;

  throw new ServiceError(
    "FORBIDDEN",
    `This may concern trajectories that you review blind in a queue, so ${wish} is closed to you. ${OPENS}.`,
  );
}

/** Imports of problems, whose end says how many answer keys were taken. */
async function closedImports(asker: Asker, rows: readonly JobRow[]): Promise<readonly string[]> {
  const ids = rows.filter(({ kind }) => kind === "import").map(({ id }) => id);
  if (ids.length === 0) return [];
  const veiled = await veiledImports(asker, sql`i.job_id = any(${ids}::uuid[])`);

  return veiled.flatMap(({ job_id }) => job_id ?? []);
}

const StartedRow = z.object({
  id: z.string(),
  kind: z.string(),
  corpusId: z.int(),
  personId: z.int().nullable(),
  createdAt: z.date(),
});

/** Jobs whose figures may not be seen. */
async function closedOf(asker: Asker, jobIds: readonly string[]): Promise<ReadonlySet<string>> {
  const started = await queryRows(
    asker.db,
    StartedRow,
    // What is taken back is what the first one changed, so an undo tells as much as all that it undoes.
    sql`with recursive chain as (
          select id as asked, id, kind, payload, person_id, created_at from job_run where id = any(${[...jobIds]}::uuid[])
          union
          select c.asked, j.id, j.kind, j.payload, j.person_id, j.created_at
          from chain c join job_run j on j.id = (c.payload->>'undoes')::uuid
        )
        select c.asked::text as id, c.kind, coalesce(e.corpus_id, k.id) as "corpusId", c.person_id as "personId", c.created_at as "createdAt"
        from chain c
        left join export e on e.job_id = c.id
        left join corpus k on k.ext_id = (c.payload->>'corpus')::uuid
        where coalesce(e.corpus_id, k.id) is not null`,
  );
  const corpora = [...new Set(started.map(({ corpusId }) => corpusId))];
  const conditions = new Map(
    await Promise.all(corpora.map(async (id) => [id, await ownFilesOnly(asker, id)] as const)),
  );

  const isClosed = ({ corpusId, ...job }: z.infer<typeof StartedRow>): boolean => {
    const only = conditions.get(corpusId);
    return !isAmong(only, job) || (job.kind === CLUSTER_JOB && only !== undefined);
  };

  return new Set(started.filter(isClosed).map(({ id }) => id));
}

function veiled(job: Job): Job {
  return { ...job, done: 0, total: 0, result: null, error: job.error === null ? null : HIDDEN_ERROR };
}
