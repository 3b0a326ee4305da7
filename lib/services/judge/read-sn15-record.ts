import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { readBytes } from "@/lib/db/read-bytes";
import { type Sn15Record, shapeOf, whyNotSn15 } from "@/lib/importers/sn15/record-shape";
import { type PythonNotes, parsePythonJson } from "@/lib/judge/parse-python-json";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

/** The largest record that is read whole; judged runs of 25 steps stay far below. */
export const MOST_RECORD_BYTES = 8 * 1024 * 1024;

export interface ReadRecord {
  /** The record as it is stored. */
  readonly bytes: Uint8Array;
  readonly record: Sn15Record;
  readonly notes: PythonNotes;
}

/**
 * The stored record as the judge's code would read it.
 *
 * @returns undefined where it is of no shape that code reads: what is stored may be older than this one
 */
export async function readSn15Record(db: Db, key: TrajectoryKey): Promise<ReadRecord | undefined> {
  const members = await readBytes(
    db,
    sql`select body from trajectory_raw where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} order by part`,
  );
  const bytes = await promisify(gunzip)(Buffer.concat(members));
  // A process that is killed in the middle of a write leaves raw NUL bytes; the import leaves them out too.
  const text = new TextDecoder().decode(bytes).replaceAll("\0", "");

  try {
    const { value, notes } = parsePythonJson(text);

    return whyNotSn15(value) === undefined ? { bytes, record: shapeOf(value), notes } : undefined;
  } catch (error) {
    // A record that was imported is JSON, but another reader of it may be stricter.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
