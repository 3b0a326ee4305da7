import { isUtf8 } from "node:buffer";
import * as z from "zod";
import type { RejectedPart } from "@/lib/contract/imports";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { findImportId } from "./find-import-id";
import { waitingRow } from "./rejected-figures";
import { NOTE_COLUMNS, noteColumns, noteJoin, toNote } from "./set-aside-note";
import { requireOpenRows } from "./sighted-rows";

const Row = z.object({
  id: z.string(),
  file_name: z.string(),
  line: z.int(),
  reason: z.string(),
  raw: z.instanceof(Uint8Array),
  whole_bytes: z.number().nullable(),
  ...NOTE_COLUMNS,
});

/** Rows are read until a page holds this much, so that memory stays flat whatever their size. */
const PAGE_BYTES = 8 * 1024 * 1024;
const PAGE_ROWS = 500;

/**
 * Every rejected row of an import that waits, or that is set aside, as NDJSON lines `{ file, line, reason, encoding, raw }` with
 * the raw bytes complete: as text, or as base64 when they are not UTF-8. Of a row that was too long to keep they are the
 * beginning, and `wholeBytes` says how many there were. Of one that is set aside `setAside` says by whom, when and why.
 *
 * @throws ServiceError FORBIDDEN, also while the person reviews anything of the corpus blind, or NOT_FOUND before the first line
 */
export async function streamRejected(
  ctx: Pick<Context, "db" | "person">,
  input: Partial<RejectedPart> & { readonly id: string },
): Promise<AsyncGenerator<Uint8Array>> {
  requirePermission(ctx, "read_reward");
  const importId = await findImportId(ctx.db, input.id);
  await requireOpenRows(ctx, importId);
  const isOfPart = input.part === "set-aside" ? sql`r.set_aside_id is not null` : waitingRow;

  return rejectedLines(ctx, importId, isOfPart);
}

async function* rejectedLines(ctx: Pick<Context, "db">, importId: number, isOfPart: Sql): AsyncGenerator<Uint8Array> {
  let cursor = "0";

  while (true) {
    const rows = await queryRows(
      ctx.db,
      Row,
      sql`select r.id::text, r.file_name, r.line, r.reason, r.raw, r.whole_bytes::float8, ${noteColumns} from (
            select r.*, sum(length(r.raw)) over (order by r.id) - length(r.raw) as bytes_before from rejected_row r
            where r.import_id = ${importId} and ${isOfPart} and r.id > ${cursor}::text::bigint order by r.id limit ${PAGE_ROWS}
          ) r ${noteJoin} where r.bytes_before < ${PAGE_BYTES} order by r.id`,
    );
    for (const row of rows) yield lineOf(row);

    const last = rows.at(-1);
    if (last === undefined) return;
    cursor = last.id;
  }
}

function lineOf(row: z.infer<typeof Row>): Uint8Array {
  const { file_name, line, reason, raw, whole_bytes } = row;
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const encoding = isUtf8(bytes) ? "utf8" : "base64";
  const cut = whole_bytes === null ? {} : { wholeBytes: whole_bytes };
  const told = { file: file_name, line, reason, ...cut, ...toldAside(row) };

  return Buffer.from(`${JSON.stringify({ ...told, encoding, raw: bytes.toString(encoding) })}\n`);
}

function toldAside(row: z.infer<typeof Row>) {
  const aside = toNote(row);

  return aside === null ? {} : { setAside: { by: aside.by, at: aside.at, note: aside.note } };
}
