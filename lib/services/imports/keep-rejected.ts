import { CopyEncoder } from "@/lib/db/copy-encoder";
import { bytesAt } from "./raw-batch";
import type { SettleRejected } from "./write-batch";

const TARGET = {
  table: "rejected_row",
  columns: ["import_id", "file_id", "file_name", "line", "reason", "raw"],
} as const;

/** Keeps each rejected record with its file, line, reason and raw bytes. */
export const keepRejected: SettleRejected = async (session, target, { raw, derived }) => {
  if (derived.rejected.length === 0) return;
  const encoder = new CopyEncoder();

  for (const { record, reason } of derived.rejected) {
    encoder.tuple(TARGET.columns.length);
    encoder.int4(target.importId);
    encoder.int4(target.fileId);
    encoder.text(target.fileName);
    encoder.int4(raw.records[record]?.number);
    encoder.text(reason);
    encoder.bytes(bytesAt(raw, record));
  }
  await session.copy(TARGET, [encoder.finish()]);
};
