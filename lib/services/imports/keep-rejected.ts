import * as z from "zod";
import { CopyEncoder } from "@/lib/db/copy-encoder";
import { type CountedRow, countRejected } from "./count-rejected";
import { countRejectedBefore, type KeptRecord } from "./count-rejected-before";
import { bytesAt } from "./raw-batch";
import type { SettleRejected } from "./write-batch";

const TARGET = {
  table: "rejected_row",
  columns: ["import_id", "file_id", "file_name", "line", "reason", "raw", "whole_bytes"],
} as const;

/** What the person can do about a record of which the rest is gone. */
const CUT =
  "Only its beginning is kept, so a retry cannot read it: make it shorter in its file and import the file again.";

/** Of one file: a compressed one may hold a thousand times its size. */
const MOST_KEPT = 200_000;
const MOST_KEPT_BYTES = 1024 ** 3;

const Kept = z.object({ rows: z.int(), bytes: z.number() });

/**
 * Keeps each rejected record with its file, line, reason and raw bytes; of one that was too long, the beginning and its
 * size. Those beyond what is kept of a file are counted by reason.
 */
export const keepRejected: SettleRejected = async (session, target, { raw, derived }) => {
  if (derived.rejected.length === 0) return;
  const encoder = new CopyEncoder();
  const [kept = { rows: 0, bytes: 0 }] = await session.query(
    Kept,
    "select kept_rows as rows, kept_bytes::float8 as bytes from import_file where id = $1",
    [target.fileId],
  );
  let { rows, bytes } = kept;
  const counted: CountedRow[] = [];
  const records: KeptRecord[] = [];

  for (const { record, reason } of derived.rejected) {
    const text = bytesAt(raw, record);
    if (rows >= MOST_KEPT || bytes + text.length > MOST_KEPT_BYTES) {
      counted.push({ line: raw.records[record]?.number ?? 0, reason });
      continue;
    }
    rows += 1;
    bytes += text.length;
    const wholeBytes = raw.records[record]?.oversizedBytes;
    records.push({ bytes: text, wholeBytes });
    encoder.tuple(TARGET.columns.length);
    encoder.int4(target.importId);
    encoder.int4(target.fileId);
    encoder.text(target.fileName);
    encoder.int4(raw.records[record]?.number);
    encoder.text(wholeBytes === undefined ? reason : `${reason} ${CUT}`);
    encoder.bytes(text);
    encoder.int8(wholeBytes ?? null);
  }
  if (rows > kept.rows) {
    const before = await countRejectedBefore(session, target, records);
    await session.copy(TARGET, [encoder.finish()]);
    await session.query(
      z.object({}),
      `update import_file set kept_rows = $2, kept_bytes = $3, rejected_before_count = rejected_before_count + $4
       where id = $1`,
      [target.fileId, rows, bytes, before],
    );
  }
  if (counted.length > 0) await countRejected(session, target, counted);
};
