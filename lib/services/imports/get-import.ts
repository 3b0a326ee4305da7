import type { Import } from "@/lib/contract/imports";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { readImports } from "./import-rows";

/**
 * One import with its files and job.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getImport(ctx: Pick<Context, "db" | "person">, input: { readonly id: string }): Promise<Import> {
  requirePermission(ctx, "read");
  const [found] = await readImports(ctx, sql`i.ext_id = ${input.id}::uuid`, 1);
  if (found === undefined) throw new ServiceError("NOT_FOUND", "There is no such import.");

  return found;
}
