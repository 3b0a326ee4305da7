import * as z from "zod";
import { Audit } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isOver } from "@/lib/domain/is-over";
import { JobRow, jobColumns } from "@/lib/services/jobs/job-row";
import { splitBasis } from "./audit-basis";
import { AUDIT_JOB } from "./audit-job";
import { noSplit } from "./locate-split";

const KeptRow = z.object({
  corpus: z.uuid(),
  problems: z.int(),
  audit: Audit.nullable(),
  auditBasis: z.string().nullable(),
});
const AuditJobRow = JobRow.extend({ basis: z.string() });

/** How the audit of a split stands to what it is made of. */
export type AuditState = z.infer<typeof KeptRow> & {
  /** What it is made of as it is now; while a job is at it, what that was started for. */
  readonly basis: string;
  /** The latest that audits it, with the state that it was started for. */
  readonly job: z.infer<typeof AuditJobRow> | undefined;
};

/** @throws ServiceError NOT_FOUND */
export async function auditState(db: DbOrTransaction, extId: string): Promise<AuditState> {
  // First: who is told of an ended job asks no more, so what it left is read after it.
  const [job] = await queryRows(
    db,
    AuditJobRow,
    sql`select ${jobColumns}, j.payload->>'basis' as basis from job_run j
        where j.kind = ${AUDIT_JOB} and (j.payload->>'split')::uuid = ${extId}::uuid order by j.created_at desc limit 1`,
  );
  const [kept] = await queryRows(
    db,
    KeptRow,
    sql`select c.ext_id::text as corpus, s.audit, s.audit_basis as "auditBasis",
          (select count(*)::int from split_pool sp where sp.split_id = s.id) as problems
        from split s join corpus c on c.id = s.corpus_id where s.ext_id = ${extId}::uuid`,
  );
  if (!kept) throw noSplit();

  return { ...kept, job, basis: job && !isOver(job) ? job.basis : await splitBasis(db, extId) };
}
