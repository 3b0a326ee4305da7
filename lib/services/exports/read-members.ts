import type { DbOrTransaction } from "@/lib/db/client";
import { type ExportMembers, labelAt, type MemberLabel, outcomeAt } from "./export-members";
import { readStored, type StoredRow } from "./read-stored";
import type { FactRow } from "./stored-trajectory";

const BATCH_ROWS = 200;
/** Of raw records: what a batch may hold in memory, some three times over. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** Where a release has a trajectory, as its row says it. */
export interface MemberPlace {
  readonly split: string;
  readonly leak_cluster: string;
  readonly dataset_version: string;
}

/** One trajectory of an export as it was imported, with the label and the outcome that were frozen. */
export interface MemberRow extends StoredRow {
  readonly label: MemberLabel;
  readonly isApproved: boolean;
  /** How many rollouts of its problem its run had; undefined where nobody counted them. */
  readonly rollouts?: number | undefined;
  /** Undefined outside of a release, and in releases from before rows said it. */
  readonly place?: MemberPlace | undefined;
}

/**
 * Reads the members in their order, a few megabytes at a time, without a transaction over the whole. They were taken by the
 * outcome that was frozen, so it stands in their rows, whatever was scored or imported since.
 */
export async function* readMembers(
  db: DbOrTransaction,
  corpusId: number,
  members: ExportMembers,
): AsyncGenerator<MemberRow> {
  for (let start = 0; start < members.count; ) {
    const end = batchEnd(members, start);
    const keys = Array.from(members.ids.subarray(start, end), (id) => BigInt(id));
    let at = start;
    const then = (now: FactRow): FactRow => ({ ...now, ...outcomeAt(members, at) });
    for await (const row of readStored(db, corpusId, keys, then)) {
      if (row.facts.key !== String(keys[at - start])) throw removed();
      yield { ...row, label: labelAt(members, at), isApproved: members.approvals[at] === 1 };
      at += 1;
    }
    if (at < end) throw removed();
    start = end;
  }
}

function removed(): Error {
  return new Error("A trajectory of this export was removed while it was written.");
}

function batchEnd(members: ExportMembers, start: number): number {
  let end = start;
  for (let bytes = 0; end < members.count && end - start < BATCH_ROWS && bytes < BATCH_BYTES; end += 1) {
    bytes += members.rawBytes[end] ?? 0;
  }

  return end;
}
