import * as z from "zod";
import { openCopySession } from "@/lib/db/copy-session";
import { refreshCounts } from "@/lib/services/evaluation/refresh-counts";
import { type ImportSummary, summariseImport } from "./summarise-import";

const ClosedRow = z.object({ corpus_id: z.int() });

/** Marks what a cancelled import left unread; what it committed stays. Returns how much that is. */
export async function closeCancelled(databaseUrl: string, importId: number): Promise<ImportSummary> {
  const session = await openCopySession(databaseUrl);
  try {
    await session.query(
      z.object({}),
      "update import_file set state = 'cancelled' where import_id = $1 and state in ('waiting', 'reading')",
      [importId],
    );
    const [closed] = await session.query(
      ClosedRow,
      "update import set finished_at = now() where id = $1 returning corpus_id",
      [importId],
    );
    if (closed !== undefined) await refreshCounts(session, closed.corpus_id);

    return await summariseImport(session, importId, 0);
  } finally {
    await session.close();
  }
}
