import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";

/**
 * The inner key of an import.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function findImportId(db: DbOrTransaction, id: string): Promise<number> {
  const [row] = await queryRows(db, z.object({ id: z.int() }), sql`select id from import where ext_id = ${id}::uuid`);
  if (row === undefined) throw new ServiceError("NOT_FOUND", "There is no such import.");

  return row.id;
}
