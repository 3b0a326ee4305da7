import { createHash } from "node:crypto";
import type { CutOptions } from "@/lib/importers/cut-records";
import { cutToDamage } from "./cut-to-damage";
import type { SourceBroken, SourcePass } from "./open-source";
import type { NumberedRecord } from "./raw-batch";

/** Large enough that a transaction pays, small enough that a few in flight fit into memory. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_RECORDS = 2_000;

export interface RecordBatch {
  readonly records: readonly NumberedRecord[];
  /** Records of the file before this batch, and up to its end. */
  readonly readBefore: number;
  readonly readAfter: number;
  readonly readBytes: number;
}

export interface CutPlan extends CutOptions {
  /** Records that an earlier attempt committed. */
  readonly skip: number;
  /** Part of the identity of each record, when the person named the run. */
  readonly runName: string | undefined;
  /** Why the file is not read to its end. */
  readonly onDamage: (damage: SourceBroken) => void;
}

/** Cuts one pass over a file into batches of hashed records; the records are copies of their own only after packing. */
export async function* cutBatches(pass: SourcePass, plan: CutPlan): AsyncGenerator<RecordBatch> {
  let index = 0;
  let records: NumberedRecord[] = [];
  let bytes = 0;

  const take = (): RecordBatch => {
    const batch = { records, readBefore: index - records.length, readAfter: index, readBytes: pass.readBytes() };
    records = [];
    bytes = 0;

    return batch;
  };

  for await (const cut of cutToDamage(pass, plan, plan.onDamage)) {
    for (const record of cut) {
      index += 1;
      if (index <= plan.skip) continue;
      records.push({ ...record, index: index - 1, hash: contentHash(record.bytes, plan.runName) });
      bytes += record.bytes.length;
      if (bytes >= BATCH_BYTES || records.length >= BATCH_RECORDS) yield take();
    }
  }
  if (records.length > 0) yield take();
}

/**
 * SHA-256 of the raw bytes: what makes a record the same. A run that the person names is a part of it, so that the
 * same file can be two runs.
 */
export function contentHash(bytes: Uint8Array, runName: string | undefined): Uint8Array {
  const hash = createHash("sha256");
  if (runName !== undefined) hash.update(runName).update("\0");

  return hash.update(bytes).digest();
}
