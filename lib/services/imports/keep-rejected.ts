import { CopyEncoder } from "@/lib/db/copy-encoder";
import { bytesAt } from "./raw-batch";
import type { SettleRejected } from "./write-batch";

const TARGET = {
  table: "rejected_row",
  columns: ["import_id", "file_id", "file_name", "line", "reason", "raw", "whole_bytes"],
} as const;

/** What the person can do about a record of which the rest is gone. */
const CUT =
  "Only its beginning is kept, so a retry cannot read it: make it shorter in its file and import the file again.";

/** Keeps each rejected record with its file, line, reason and raw bytes; of one that was too long, the beginning and its size. */
export const keepRejected: SettleRejected = async (session, target, { raw, derived }) => {
  if (derived.rejected.length === 0) return;
  const encoder = new CopyEncoder();

  for (const { record, reason } of derived.rejected) {
    const wholeBytes = raw.records[record]?.oversizedBytes;
    encoder.tuple(TARGET.columns.length);
    encoder.int4(target.importId);
    encoder.int4(target.fileId);
    encoder.text(target.fileName);
    encoder.int4(raw.records[record]?.number);
    encoder.text(wholeBytes === undefined ? reason : `${reason} ${CUT}`);
    encoder.bytes(bytesAt(raw, record));
    encoder.int8(wholeBytes ?? null);
  }
  await session.copy(TARGET, [encoder.finish()]);
};
