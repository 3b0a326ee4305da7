import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { pathFromHome } from "@/lib/services/home-path";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { type CreatedImport, recordImport } from "./create-import";

const Original = z.object({
  id: z.int(),
  corpus_id: z.int(),
  run_name: z.string().nullable(),
  format: z.string(),
  is_open: z.boolean(),
});
const FileOfRows = z.object({ id: z.int().nullable(), name: z.string(), path: z.string(), bytes: z.number() });

/**
 * Starts an import that reads the unresolved rejected rows of another again, with today's importers. Rows of which only
 * the beginning is kept are left out: they cannot be read.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT while the import or another retry of it runs; INVALID when nothing is left
 */
export async function retryRejected(ctx: Context, input: { readonly id: string }): Promise<CreatedImport> {
  requirePermission(ctx, "import");

  return ctx.db.$transaction(async (tx) => {
    // The lock makes two retries at once one after the other: the second sees the first's job.
    const [original] = await queryRows(
      tx,
      Original,
      sql`select i.id, i.corpus_id, i.run_name, i.format, exists (
            select 1 from import o join job_run j on j.id = o.job_id
            where (o.id = i.id or o.retry_of_id = i.id) and j.state in ('queued', 'running')) as is_open
          from import i where i.ext_id = ${input.id}::uuid for update of i`,
    );
    if (original === undefined) throw new ServiceError("NOT_FOUND", "There is no such import.");
    if (original.is_open) throw new ServiceError("CONFLICT", "This import is still being read. Wait until it is done.");

    const files = await queryRows(
      tx,
      FileOfRows,
      sql`select r.file_id as id, r.file_name as name, sum(length(r.raw))::float8 as bytes,
            coalesce((select min(f.path) from import_file f
              where f.import_id = ${original.id} and f.name = r.file_name and f.id = coalesce(r.file_id, f.id)), '') as path
          from rejected_row r where r.import_id = ${original.id} and not r.resolved and r.whole_bytes is null
          group by r.file_id, r.file_name order by min(r.id)`,
    );
    if (files.length === 0) throw new ServiceError("INVALID", await whyNothing(tx, original.id));

    return recordImport(tx, ctx, {
      corpusId: original.corpus_id,
      runName: original.run_name,
      format: original.format,
      files: files.map(({ id, name, path, bytes }) => {
        return { name, path: pathFromHome(ctx.home, path), sizeBytes: bytes, retryOfId: id };
      }),
      retryOfId: original.id,
      job: "retry-import",
    });
  });
}

async function whyNothing(db: DbOrTransaction, importId: number): Promise<string> {
  const cut = await db.rejectedRow.count({ where: { importId, resolved: false } });
  const [{ counted } = { counted: 0 }] = await queryRows(
    db,
    z.object({ counted: z.int() }),
    sql`select coalesce(sum(count), 0)::int as counted from rejected_rest where import_id = ${importId}`,
  );
  if (cut === 0 && counted > 0)
    return "The rejected rows that are left were counted and not kept. Correct them in their file and import the file again.";
  if (cut === 0) return "No rejected row of this import is left to retry.";
  const rows = cut === 1 ? "The row that is left is" : `The ${cut.toLocaleString("en")} rows that are left are`;

  return `${rows} too long to be read as one, and only the beginning is kept. Make the records shorter in their file and import the file again.`;
}
