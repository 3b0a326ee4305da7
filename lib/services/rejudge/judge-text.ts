import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { shapeOf, whyNotSn15 } from "@/lib/importers/sn15/record-shape";
import { FORMATTERS, type Formatter } from "@/lib/judge/formatters";
import { judgeRecord } from "@/lib/judge/judge-record";
import { parsePythonJson } from "@/lib/judge/parse-python-json";
import { renderJudgeMessage } from "@/lib/judge/render-message";
import { Bytes } from "@/lib/services/trajectories/stored-gzip";

/** The gates ask for the logged calls of all steps, which the judge's text holds since this formatter. */
export const REJUDGE_FORMATTER: Formatter = FORMATTERS[2];

/** The largest record that is read whole; judged runs of 25 steps stay far below. */
const MOST_RECORD_BYTES = 8 * 1024 * 1024;

export type JudgeText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "none"; readonly reason: string };

const SizeRow = z.object({ bytes: z.number() });
const PartRow = z.object({ body: Bytes });
const unzip = promisify(gunzip);

/** What a judge of today reads of a trajectory, rendered from the record byte for byte. */
export async function judgeText(db: DbOrTransaction, corpusId: number, id: bigint): Promise<JudgeText> {
  const [size] = await queryRows(
    db,
    SizeRow,
    sql`select raw_bytes::float8 as bytes from trajectory where corpus_id = ${corpusId} and id = ${id}`,
  );
  if (!size) return { kind: "none", reason: "The trajectory was removed." };
  if (size.bytes > MOST_RECORD_BYTES) return { kind: "none", reason: "The record is too large for a judge." };

  const parts = await queryRows(
    db,
    PartRow,
    sql`select body from trajectory_raw where corpus_id = ${corpusId} and trajectory_id = ${id} order by part`,
  );
  const bytes = await unzip(Buffer.concat(parts.map(({ body }) => body)));
  // A process that is killed in the middle of a write leaves raw NUL bytes; the import leaves them out too.
  const text = rendered(bytes.toString("utf8").replaceAll("\0", ""));

  return text === ""
    ? { kind: "none", reason: "The record holds no step that a judge reads." }
    : { kind: "text", text };
}

function rendered(record: string): string {
  try {
    const { value, notes } = parsePythonJson(record);
    if (whyNotSn15(value) !== undefined) return "";

    return renderJudgeMessage(judgeRecord(shapeOf(value), REJUDGE_FORMATTER, notes), REJUDGE_FORMATTER);
  } catch (error) {
    // A record that was imported is JSON, but another reader of it may be stricter.
    if (error instanceof SyntaxError) return "";
    throw error;
  }
}
