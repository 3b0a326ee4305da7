import type { ImportList } from "@/lib/contract/imports";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { readImports } from "./import-rows";

/** As many as a page shows: an import is a piece of work, not a row. */
const SHOWN = 100;

/** The latest imports, newest first, with their files and jobs. */
export async function listImports(ctx: Pick<Context, "db" | "person">): Promise<ImportList> {
  requirePermission(ctx, "read");

  return { items: await readImports(ctx.db, sql`true`, SHOWN) };
}
