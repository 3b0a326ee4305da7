import * as z from "zod";
import { Audit } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { JobRow, jobColumns } from "@/lib/services/jobs/job-row";
import { AUDIT_JOB } from "./audit-job";
import { approvedAnswersSql } from "./shipped-answers";

const StateRow = z.object({
  corpusId: z.int(),
  corpus: z.uuid(),
  problems: z.int(),
  audit: Audit.nullable(),
  auditBasis: z.string().nullable(),
  /** The state of pools, clusters, products, approvals and protected sets as it is now. */
  basis: z.string(),
});

/** How the audit of a split stands to what it is made of. */
export type AuditState = z.infer<typeof StateRow> & {
  /** The latest that audits it, with the state that it was started for. */
  readonly job: { readonly row: JobRow; readonly basis: string } | undefined;
};

const AuditJobRow = JobRow.extend({ basis: z.string() });

export async function auditState(db: DbOrTransaction, extId: string): Promise<AuditState | undefined> {
  const [state] = await queryRows(
    db,
    StateRow,
    sql`select s.corpus_id as "corpusId", c.ext_id::text as corpus, s.audit, s.audit_basis as "auditBasis",
          (select count(*)::int from split_pool sp where sp.split_id = s.id) as problems,
          concat_ws(' ', s.version, c.clusters_wanted, c.clusters_made, c.clustered_at, c.measured_to, c.measure_version,
            ${approvedAnswersSql(sql`c.id`)}, (select string_agg(ps.id::text, ',' order by ps.id) from protected_set ps
              where ps.corpus_id = c.id and ps.removed_at is null)) as basis
        from split s join corpus c on c.id = s.corpus_id where s.ext_id = ${extId}::uuid`,
  );
  if (!state) return undefined;

  const [job] = await queryRows(
    db,
    AuditJobRow,
    sql`select ${jobColumns}, j.payload->>'basis' as basis from job_run j
        where j.kind = ${AUDIT_JOB} and j.payload->>'split' = ${extId} order by j.created_at desc limit 1`,
  );

  return { ...state, job: job && { row: job, basis: job.basis } };
}
