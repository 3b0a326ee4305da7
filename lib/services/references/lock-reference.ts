import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";

const Row = z.object({
  label: z.string(),
  k: z.int().nullable(),
  value: z.number(),
  problems: z.int().nullable(),
  source: z.string(),
  caveat: z.string(),
  suite: z.string().nullable(),
  bucket: z.string().nullable(),
  version: z.int(),
  is_removed: z.boolean(),
});
export type LockedReference = z.infer<typeof Row>;

/**
 * A reference value that nobody else changes until the transaction ends.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT when it is not the version that the person saw
 */
export async function lockReference(
  tx: DbOrTransaction,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<LockedReference> {
  const [row] = await queryRows(
    tx,
    Row,
    sql`select label, k, value, problems, source, caveat, suite, bucket, version, removed_at is not null as is_removed
        from reference_value where ext_id = ${id}::uuid for update`,
  );
  if (!row) throw new ServiceError("NOT_FOUND", "There is no such reference value.");
  if (row.version !== version)
    throw new ServiceError("CONFLICT", `Somebody changed “${row.label}” meanwhile. Look at it again before you do.`);

  return row;
}
