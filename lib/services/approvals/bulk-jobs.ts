import { type Sql, sql } from "@/lib/db/query-rows";
import type { OwnFiles } from "@/lib/services/blindness/require-sighted-file";
import type { CorpusKey } from "@/lib/services/corpora/get-corpus-key";

/** Rows that `job_run j` changed: what it says at its end, else what it wrote so far. */
export const changedRows: Sql = sql`coalesce((j.result->>'changed')::int,
  (select count(*)::int from label_event e where e.job_id = j.id))`;

/**
 * Bulk approvals of a corpus and, over any number of turns, what took them back, as `bulk` of a recursive query: each with
 * the filter of the first, and whether it approves.
 *
 * @param own - what of them the person may see; undefined for all
 */
export function bulkJobs({ extId }: Pick<CorpusKey, "extId">, own: OwnFiles | undefined): Sql {
  const isShown = own ? sql`j.person_id = ${own.personId} and j.created_at > ${own.createdAt.gt}` : sql`true`;

  return sql`bulk as (
      select j.id, null::uuid as undoes, j.payload->>'filter' as filter, (j.payload->>'approved')::bool as approves, j.created_at
      from job_run j where j.kind = 'approve_matching' and lower(j.payload->>'corpus') = ${extId} and ${isShown}
      union all
      select j.id, b.id, b.filter, not b.approves, j.created_at
      from bulk b join job_run j on j.kind = 'undo_approval' and lower(j.payload->>'undoes') = b.id::text and ${isShown})`;
}
