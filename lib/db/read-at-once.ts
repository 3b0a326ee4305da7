import type { Db, DbOrTransaction } from "./client";

/** Reads of one moment: none sees more of what changes meanwhile than the others. */
export function readAtOnce<Answer>(db: Db, read: (tx: DbOrTransaction) => Promise<Answer>): Promise<Answer> {
  return db.$transaction(read, { isolationLevel: "RepeatableRead" });
}
