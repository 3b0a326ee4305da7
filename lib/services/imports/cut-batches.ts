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
  /** SHA-256 over the hashes of the records of the file up to the end of this batch. */
  readonly readSha: Uint8Array;
  /** An earlier attempt committed them. */
  readonly isSkipped: boolean;
}

export interface CutPlan extends CutOptions {
  /** Records that an earlier attempt committed. */
  readonly skip: number;
  /** `readSha` of the last of them; null where an older version read them. */
  readonly skipSha: Uint8Array | null;
  /** They are given, too. */
  readonly showsSkipped?: boolean;
  /** Part of the identity of each record, when the person named the run. */
  readonly runName: string | undefined;
  /** Why the file is not read to its end. */
  readonly onDamage: (damage: SourceBroken) => void;
}

/** The records that an earlier attempt committed are not those that the file begins with now. */
export class FileChanged extends Error {
  constructor() {
    super("The file is not the one that was begun.");
    this.name = "FileChanged";
  }
}

/**
 * Cuts one pass over a file into batches of hashed records; the records are copies of their own only after packing.
 *
 * @throws FileChanged before anything is given that was not read before
 */
export async function* cutBatches(pass: SourcePass, plan: CutPlan): AsyncGenerator<RecordBatch> {
  let index = 0;
  let records: NumberedRecord[] = [];
  let bytes = 0;
  const trail = createHash("sha256");

  const take = (): RecordBatch => {
    const place = { readBefore: index - records.length, readAfter: index, readBytes: pass.readBytes() };
    const batch = { records, ...place, readSha: trail.copy().digest(), isSkipped: index <= plan.skip };
    records = [];
    bytes = 0;

    return batch;
  };

  for await (const cut of cutToDamage(pass, plan, plan.onDamage)) {
    for (const record of cut) {
      index += 1;
      const hash = contentHash(record.bytes, plan.runName);
      trail.update(hash);
      const isLastSkipped = index === plan.skip;
      if (isLastSkipped && isOther(trail.copy().digest(), plan.skipSha)) throw new FileChanged();
      if (index <= plan.skip && plan.showsSkipped !== true) continue;
      records.push({ ...record, index: index - 1, hash });
      bytes += record.bytes.length;
      if (isLastSkipped || bytes >= BATCH_BYTES || records.length >= BATCH_RECORDS) yield take();
    }
  }
  if (index < plan.skip) throw new FileChanged();
  if (records.length > 0) yield take();
}

function isOther(sha: Uint8Array, skipSha: Uint8Array | null): boolean {
  return skipSha !== null && Buffer.compare(sha, skipSha) !== 0;
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
