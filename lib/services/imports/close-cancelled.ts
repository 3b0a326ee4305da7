import * as z from "zod";
import { openCopySession } from "@/lib/db/copy-session";
import { type ImportSummary, summariseImport } from "./summarise-import";

/** Marks what a cancelled import left unread; what it committed stays. Returns how much that is. */
export async function closeCancelled(databaseUrl: string, importId: number): Promise<ImportSummary> {
  const session = await openCopySession(databaseUrl);
  try {
    await session.query(
      z.object({}),
      "update import_file set state = 'cancelled' where import_id = $1 and state in ('waiting', 'reading')",
      [importId],
    );
    await session.query(z.object({}), "update import set finished_at = now() where id = $1", [importId]);

    return await summariseImport(session, importId, 0);
  } finally {
    await session.close();
  }
}
