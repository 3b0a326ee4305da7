import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { lastTrajectory } from "@/lib/db/last-trajectory";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { beingTakenBack } from "@/lib/services/imports/being-taken-back";
import { startJob } from "./start-job";

/** Work on the stored trajectories of a corpus in the order of their ids, that knows its version and how far it came. */
export interface CorpusWork {
  readonly job: string;
  readonly version: number;
  /** Columns of `corpus c`: the version that was begun last, and the trajectory up to which it came. */
  readonly versionColumn: Sql;
  readonly doneTo: Sql;
}

/** One at a time: two processes that look at once do not both see that a job is missing. */
const START_LOCK = 727_072;

const BehindRow = z.object({ id: z.string() });

/**
 * Starts a kind of work for every corpus that is behind with it. Corpora that a job of this kind is at already are left,
 * and those that another import still fills: it starts them once it has ended.
 *
 * @returns ids of the jobs that were started
 */
export async function startBehind(db: Db, work: CorpusWork): Promise<string[]> {
  const { job: kind, version, versionColumn, doneTo } = work;

  return db.$transaction(async (tx) => {
    await queryRows(tx, z.object({}), sql`select 1 as done from pg_advisory_xact_lock(${START_LOCK}::bigint)`);
    const behind = await queryRows(
      tx,
      BehindRow,
      sql`select c.ext_id as id from corpus c
          where (${lastTrajectory(sql`c.id`)}) > case when ${versionColumn} < ${version}::int then 0 else ${doneTo} end
            and not exists (select from job_run j where j.kind = ${kind} and j.state in ('queued', 'running')
              and j.payload->>'corpus' = c.ext_id::text)
            and not exists (select from import i join job_run j on j.id = i.job_id where i.corpus_id = c.id
              and j.state in ('queued', 'running'))
            and not ${beingRemoved(sql`c.ext_id`)} and not ${beingTakenBack(sql`c.ext_id`)}
          order by c.id`,
    );
    const jobs: string[] = [];
    for (const { id } of behind) {
      jobs.push(await startJob(tx, { kind, payload: { corpus: id }, personId: null, unit: "rows", total: 0 }));
    }

    return jobs;
  });
}
