import { type Sql, sql } from "@/lib/db/query-rows";
import { REMOVE_CORPUS_JOB } from "./being-removed";
import type { CorpusKey } from "./get-corpus-key";

/**
 * Ids of every job that works or worked on a corpus, but for those that remove it: by the corpus that a payload names, by
 * its imports and exports, and what takes such a job back.
 */
export function jobsOfCorpus({ id, extId }: Pick<CorpusKey, "id" | "extId">): Sql {
  return sql`with recursive own as (
      select j.id from job_run j where j.kind <> ${REMOVE_CORPUS_JOB} and (lower(j.payload->>'corpus') = ${extId}
        or j.id in (select i.job_id from import i where i.corpus_id = ${id})
        or j.id in (select e.job_id from export e where e.corpus_id = ${id}))
      union
      select u.id from own join job_run u on u.payload->>'undoes' = own.id::text
    ) select id from own`;
}
