import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";

/** The public id of a corpus by its name. */
export async function getCorpusId(ctx: Context, name: string): Promise<string> {
  const [row] = await queryRows(
    ctx.db,
    z.object({ id: z.uuid() }),
    sql`select ext_id as id from corpus where name = ${name}`,
  );
  if (!row) throw new Error(`There is no corpus ${name}.`);

  return row.id;
}
