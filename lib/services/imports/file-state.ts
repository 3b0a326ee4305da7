import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { ImportTakenOver } from "./write-batch";

export type FileEnd =
  /** `note` is what the person should know of it. */
  | { readonly state: "done"; readonly readBytes: number; readonly note?: string | undefined }
  | { readonly state: "refused"; readonly why: string };

/**
 * Records how a file ended.
 *
 * @throws ImportTakenOver when it had ended already
 */
export async function endFile(session: CopySession, fileId: number, end: FileEnd): Promise<void> {
  const refusal = end.state === "refused" ? end.why : null;
  const readBytes = end.state === "done" ? end.readBytes : null;
  const note = end.state === "done" ? (end.note ?? null) : null;

  await transition(
    session,
    `update import_file set state = $2, refusal = $3, read_bytes = coalesce($4, read_bytes), note = $5
     where id = $1 and state in ('waiting', 'reading') returning id`,
    [fileId, end.state, refusal === null ? null : sanitiseText(refusal), readBytes, note],
  );
}

/** Runs an update that must meet its row: a file that is closed belongs to another process, or was cancelled. */
export async function transition(session: CopySession, text: string, values: readonly unknown[]): Promise<void> {
  const rows = await session.query(z.object({ id: z.int() }), text, values);
  if (rows.length === 0) throw new ImportTakenOver();
}
