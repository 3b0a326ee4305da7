import { stat } from "node:fs/promises";
import { basename } from "node:path";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { createImport } from "@/lib/services/imports/create-import";
import { runImport } from "@/lib/services/imports/run-import";
import type { ImportSummary } from "@/lib/services/imports/summarise-import";

/** Imports one file through the product's own service, in this process. */
export async function importFile(
  ctx: Context,
  databaseUrl: string,
  input: { readonly path: string; readonly corpus: string },
): Promise<ImportSummary> {
  const { size } = await stat(input.path);
  const file = { name: basename(input.path), path: input.path, sizeBytes: size };
  // Claimed by this process, so that no worker takes it.
  const { importId } = await createImport(ctx, {
    corpus: input.corpus,
    format: "auto",
    files: [file],
    workerId: `bench-${process.pid}`,
  });
  const [row] = await queryRows(
    ctx.db,
    z.object({ id: z.int() }),
    sql`select id from import where ext_id = ${importId}::uuid`,
  );
  if (!row) throw new Error("The import is gone.");

  return runImport({ databaseUrl, home: ctx.home, importId: row.id, onProgress: async () => undefined });
}
