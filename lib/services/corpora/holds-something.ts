import { type Sql, sql } from "@/lib/db/query-rows";

/**
 * Whether `corpus c` is one to a person: it holds something, may soon, or was made by hand. One that was only made for files
 * that could not be read is none; its imports stay listed with the reason.
 */
export const holdsSomething: Sql = sql`(c.kind = 'sample' or exists (select from trajectory t where t.corpus_id = c.id)
  or exists (select from product p where p.corpus_id = c.id)
  or not exists (select from import i join job_run j on j.id = i.job_id
                 where i.corpus_id = c.id and j.state in ('done', 'failed', 'cancelled'))
  or exists (select from import i join job_run j on j.id = i.job_id
             where i.corpus_id = c.id and j.state in ('queued', 'running')))`;
