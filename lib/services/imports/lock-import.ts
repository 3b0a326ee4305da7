import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";

/** Half a million rows take ten seconds where nothing waits for a disk; and who comes second waits for the first. */
export const LOCKED_TIME = { timeout: 180_000 } as const;

const Locked = z.object({
  id: z.int(),
  corpus_id: z.int(),
  corpus: z.string(),
  run_name: z.string().nullable(),
  format: z.string(),
  set_aside_version: z.int(),
  retry_of: z.string().nullable(),
  is_open: z.boolean(),
});
export type LockedImport = z.infer<typeof Locked>;

/**
 * An import whose rejected rows nobody else reads or changes until the transaction ends: a retry that starts and rows that
 * are set aside come one after the other, and the second sees what the first did.
 *
 * @throws ServiceError NOT_FOUND; INVALID for a retry, which has no rejected rows of its own; CONFLICT while the import or a
 *   retry of it waits or runs
 */
export async function lockImport(tx: DbOrTransaction, id: string): Promise<LockedImport> {
  // A statement sees what was there when it began, so what the one before did is read by the next.
  await tx.$executeRaw(sql`select from import where ext_id = ${id}::uuid for update`);
  const [found] = await queryRows(
    tx,
    Locked,
    sql`select i.id, i.corpus_id, (select c.ext_id::text from corpus c where c.id = i.corpus_id) as corpus,
          i.run_name, i.format, i.set_aside_version,
          (select o.ext_id::text from import o where o.id = i.retry_of_id) as retry_of, exists (
            select 1 from import o join job_run j on j.id = o.job_id
            where (o.id = i.id or o.retry_of_id = i.id) and j.state in ('queued', 'running')) as is_open
        from import i where i.ext_id = ${id}::uuid`,
  );
  if (found === undefined) throw new ServiceError("NOT_FOUND", "There is no such import.");
  if (found.retry_of !== null)
    throw new ServiceError(
      "INVALID",
      `This import is a retry: its rejected rows stand with the import that was retried, ${found.retry_of}.`,
    );
  if (found.is_open)
    throw new ServiceError(
      "CONFLICT",
      "This import, or a retry of its rejected rows, is still being read. Wait until it is done.",
    );

  return found;
}
