import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { FORMATTERS, type Formatter } from "@/lib/judge/formatters";
import { judgeRecord } from "@/lib/judge/judge-record";
import { renderJudgeMessage } from "@/lib/judge/render-message";
import { MOST_RECORD_BYTES, readSn15Record } from "@/lib/services/judge/read-sn15-record";

/** The gates ask for the logged calls of all steps, which the judge's text holds since this formatter. */
export const REJUDGE_FORMATTER: Formatter = FORMATTERS[2];

export type JudgeText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "none"; readonly reason: string };

const SizeRow = z.object({ bytes: z.number() });

/** What a judge of today reads of a trajectory, rendered from the record byte for byte. */
export async function judgeText(db: Db, corpusId: number, id: bigint): Promise<JudgeText> {
  const [size] = await queryRows(
    db,
    SizeRow,
    sql`select raw_bytes::float8 as bytes from trajectory where corpus_id = ${corpusId} and id = ${id}`,
  );
  if (!size) return { kind: "none", reason: "The trajectory was removed." };
  if (size.bytes > MOST_RECORD_BYTES) return { kind: "none", reason: "The record is too large for a judge." };

  const read = await readSn15Record(db, { corpusId, id });
  const text = read
    ? renderJudgeMessage(judgeRecord(read.record, REJUDGE_FORMATTER, read.notes), REJUDGE_FORMATTER)
    : "";

  return text === ""
    ? { kind: "none", reason: "The record holds no step that a judge reads." }
    : { kind: "text", text };
}
