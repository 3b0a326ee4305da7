import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { WriteTarget } from "./write-batch";

export interface CountedRow {
  readonly line: number;
  readonly reason: string;
}

/** Reasons of one file that are told apart: one may hold words of its record. */
const MOST_REASONS = 50;
const FURTHER = "Other reasons.";
/** A key of the table; an index takes no longer one. */
const REASON_CHARS = 500;

/** Counts rejected rows of which nothing is kept, by reason. */
export async function countRejected(
  session: CopySession,
  { importId, fileId }: WriteTarget,
  rows: readonly CountedRow[],
): Promise<void> {
  const known = await session.query(
    z.object({ reason: z.string() }),
    "select reason from rejected_rest where file_id = $1",
    [fileId],
  );
  const told = new Set(known.map(({ reason }) => reason));
  const counts = new Map<string, { count: number; firstLine: number }>();

  for (const row of rows) {
    const written = sanitiseText(row.reason).slice(0, REASON_CHARS);
    const reason = told.has(written) || told.size < MOST_REASONS ? written : FURTHER;
    told.add(reason);
    const { count, firstLine } = counts.get(reason) ?? { count: 0, firstLine: row.line };
    counts.set(reason, { count: count + 1, firstLine });
  }
  const found = [...counts];

  await session.query(
    z.object({}),
    `insert into rejected_rest (import_id, file_id, reason, count, first_line)
     select $1::int, $2::int, t.reason, t.count, t.line from unnest($3::text[], $4::int[], $5::int[]) as t (reason, count, line)
     on conflict (file_id, reason) do update set count = rejected_rest.count + excluded.count`,
    [
      importId,
      fileId,
      found.map(([reason]) => reason),
      found.map(([, { count }]) => count),
      found.map(([, { firstLine }]) => firstLine),
    ],
  );
}
