import { join } from "node:path";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { makeLarge } from "./make-large";
import { importFile } from "./run-one-import";

/** Imports one trajectory of so many steps and about so many bytes, into a corpus of its own. */
export async function givenLong(
  ctx: Context,
  databaseUrl: string,
  { folder, steps, bytes }: { readonly folder: string; readonly steps: number; readonly bytes: number },
): Promise<{ readonly id: string; readonly steps: number }> {
  const path = join(folder, `long-${steps}.jsonl`);
  await makeLarge(path, { steps, bytes });
  const corpus = `Bench long ${steps}`;
  await importFile(ctx, databaseUrl, { path, corpus });
  const [row] = await queryRows(
    ctx.db,
    z.object({ id: z.uuid() }),
    sql`select t.ext_id as id from trajectory t join corpus c on c.id = t.corpus_id where c.name = ${corpus}`,
  );
  if (!row) throw new Error(`The trajectory of ${steps} steps was not imported.`);

  return { id: row.id, steps };
}
