import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { pathFromHome } from "@/lib/services/home-path";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { type CreatedImport, recordImport } from "./create-import";
import { LOCKED_TIME, lockImport } from "./lock-import";
import { readableRow, retriedRow, waitingRow } from "./rejected-figures";
import { sightedRows } from "./sighted-rows";

const FileOfRows = z.object({ id: z.int().nullable(), name: z.string(), path: z.string(), bytes: z.number() });

/**
 * Starts an import that reads the rejected rows of another again that wait, with today's importers. Rows of which only the
 * beginning is kept, or nothing, are left out, since they cannot be read, products and problems, and those that somebody set
 * aside.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND; CONFLICT while the import or another retry of it runs; INVALID for a retry, or when nothing is left
 */
export async function retryRejected(ctx: Context, input: { readonly id: string }): Promise<CreatedImport> {
  requirePermission(ctx, "import");

  return ctx.db.$transaction(async (tx) => {
    const original = await lockImport(tx, input.id);
    const isSighted = await sightedRows({ db: tx, person: ctx.person }, original.id);
    const files = await queryRows(
      tx,
      FileOfRows,
      sql`select r.file_id as id, r.file_name as name, sum(length(r.raw))::float8 as bytes,
            coalesce((select min(f.path) from import_file f
              where f.import_id = ${original.id} and f.name = r.file_name and f.id = coalesce(r.file_id, f.id)), '') as path
          from rejected_row r where r.import_id = ${original.id} and ${waitingRow} and ${retriedRow}
          group by r.file_id, r.file_name order by min(r.id)`,
    );
    if (files.length === 0) throw new ServiceError("INVALID", await whyNothing(tx, original.id, isSighted));

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
  }, LOCKED_TIME);
}

const Left = z.object({ beside: z.int(), cut: z.int(), empty: z.int(), aside: z.int(), counted: z.int() });

/** @param isSighted - of the rows that the person may know of */
async function whyNothing(db: DbOrTransaction, importId: number, isSighted: Sql): Promise<string> {
  const [left] = await queryRows(
    db,
    Left,
    sql`select (count(*) filter (where ${waitingRow} and ${readableRow}))::int as beside,
          (count(*) filter (where ${waitingRow} and r.whole_bytes is not null))::int as cut,
          (count(*) filter (where ${waitingRow} and r.whole_bytes is null))::int as empty,
          count(r.set_aside_id)::int as aside,
          (select coalesce(sum(r.count), 0)::int from rejected_rest r
            where r.import_id = ${importId} and r.set_aside_id is null and ${isSighted}) as counted
        from rejected_row r where r.import_id = ${importId} and ${isSighted}`,
  );
  const { beside, cut, empty, aside, counted } = left ?? { beside: 0, cut: 0, empty: 0, aside: 0, counted: 0 };
  if (beside > 0)
    return "Products and problems are not read again one by one. Correct these rows in their file and import the file again: what is known stays as it is.";
  if (cut === 0 && counted > 0)
    return "The rejected rows that are left were counted and not kept. Correct them in their file and import the file again.";
  if (cut === 0 && empty > 0)
    return "What is left says only that a file breaks off, and holds nothing to read. Get the file again and import it.";
  if (cut === 0 && aside > 0)
    return `No rejected row of this import waits. ${aside === 1 ? "The one that is" : `The ${aside.toLocaleString("en")} that are`} set aside can be retried once put back.`;
  if (cut === 0) return "No rejected row of this import is left to retry.";
  const rows = cut === 1 ? "The row that is left is" : `The ${cut.toLocaleString("en")} rows that are left are`;

  return `${rows} too long to be read as one, and only the beginning is kept. Make the records shorter in their file and import the file again.`;
}
