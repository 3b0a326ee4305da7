import * as z from "zod";
import type { RejectedPage } from "@/lib/contract/imports";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { findImportId } from "./find-import-id";

const EXCERPT_CHARS = 2_000;
/** A character of UTF-8 takes at most four bytes. */
const EXCERPT_BYTES = EXCERPT_CHARS * 4;
const PAGE = 100;

const Row = z.object({
  id: z.string(),
  file_name: z.string(),
  line: z.int(),
  reason: z.string(),
  head: z.instanceof(Uint8Array),
  bytes: z.number(),
  kept_bytes: z.int(),
  resolved: z.boolean(),
});

/**
 * Rejected rows of an import in file order, a page behind `cursor`.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function listRejected(
  ctx: Pick<Context, "db" | "person">,
  input: { readonly id: string; readonly cursor?: string | undefined },
): Promise<RejectedPage> {
  requirePermission(ctx, "read_reward");
  const importId = await findImportId(ctx.db, input.id);
  const rows = await queryRows(
    ctx.db,
    Row,
    sql`select id::text, file_name, line, reason, substring(raw from 1 for ${EXCERPT_BYTES}) as head,
          length(raw) as kept_bytes,
          coalesce(whole_bytes, length(raw))::float8 as bytes, resolved
        from rejected_row where import_id = ${importId} and id > ${input.cursor ?? "0"}::text::bigint
        order by rejected_row.id limit ${PAGE + 1}`,
  );
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;

  return {
    items: shown.map(({ id, file_name, line, reason, head, bytes, kept_bytes, resolved }) => {
      return { id, file: file_name, line, reason, excerpt: excerptOf(head), bytes, keptBytes: kept_bytes, resolved };
    }),
    nextCursor: last?.id ?? null,
  };
}

/** The beginning as text; bytes that are no UTF-8 show as U+FFFD. */
function excerptOf(head: Uint8Array): string {
  return new TextDecoder().decode(head, { stream: true }).slice(0, EXCERPT_CHARS);
}
