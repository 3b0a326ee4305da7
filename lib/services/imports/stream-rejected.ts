import { isUtf8 } from "node:buffer";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { findImportId } from "./find-import-id";

const Row = z.object({
  id: z.string(),
  file_name: z.string(),
  line: z.int(),
  reason: z.string(),
  raw: z.instanceof(Uint8Array),
  whole_bytes: z.number().nullable(),
});

/** Rows are read until a page holds this much, so that memory stays flat whatever their size. */
const PAGE_BYTES = 8 * 1024 * 1024;
const PAGE_ROWS = 500;

/**
 * Every rejected row of an import that no retry resolved, as NDJSON lines `{ file, line, reason, encoding, raw }` with
 * the raw bytes complete: as text, or as base64 when they are not UTF-8. Of a row that was too long to keep they are the
 * beginning, and `wholeBytes` says how many there were.
 *
 * @throws ServiceError NOT_FOUND before the first line
 */
export async function streamRejected(
  ctx: Pick<Context, "db" | "person">,
  input: { readonly id: string },
): Promise<AsyncGenerator<Uint8Array>> {
  requirePermission(ctx, "read_reward");
  const importId = await findImportId(ctx.db, input.id);

  return rejectedLines(ctx, importId);
}

async function* rejectedLines(ctx: Pick<Context, "db">, importId: number): AsyncGenerator<Uint8Array> {
  let cursor = "0";

  while (true) {
    const rows = await queryRows(
      ctx.db,
      Row,
      sql`select id::text, file_name, line, reason, raw, whole_bytes::float8 from (
            select *, sum(length(raw)) over (order by id) - length(raw) as bytes_before from rejected_row
            where import_id = ${importId} and not resolved and id > ${cursor}::text::bigint order by id limit ${PAGE_ROWS}
          ) page where bytes_before < ${PAGE_BYTES} order by page.id`,
    );
    for (const row of rows) yield lineOf(row);

    const last = rows.at(-1);
    if (last === undefined) return;
    cursor = last.id;
  }
}

function lineOf({ file_name, line, reason, raw, whole_bytes }: z.infer<typeof Row>): Uint8Array {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const encoding = isUtf8(bytes) ? "utf8" : "base64";
  const cut = whole_bytes === null ? {} : { wholeBytes: whole_bytes };

  return Buffer.from(
    `${JSON.stringify({ file: file_name, line, reason, ...cut, encoding, raw: bytes.toString(encoding) })}\n`,
  );
}
