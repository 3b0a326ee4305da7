import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import type { DerivedBatch } from "./derive-batch";
import { DERIVED_TABLES } from "./derived-tables";
import type { FallbackRun } from "./intern-runs";
import { hashKey, knownRows } from "./known-rows";
import { noteConflicts } from "./note-conflicts";
import { placeRows, type RowWriter } from "./place-rows";
import { takeBuckets } from "./problem-buckets";
import type { RawBatch } from "./raw-batch";
import { rejectRepeats } from "./reject-repeats";
import type { SeenLine } from "./seen-lines";
import { wantByMiner } from "./want-by-miner";
import { patchedSpans } from "./write-spans";

/** Where a batch goes. */
export interface WriteTarget {
  readonly corpusId: number;
  readonly importId: number;
  readonly fileId: number;
  readonly fileName: string;
  /** The file that the records lay in at first: a retry reads them again under a file of its own. */
  readonly originFileId: number;
  /** Of the records of one file with the same id the first counts, and the others are rejected. */
  readonly keepsFirst: boolean;
  /** The run of records whose source names none. */
  readonly fallbackRun: FallbackRun;
}

export interface BatchToWrite {
  readonly raw: RawBatch;
  readonly derived: DerivedBatch;
  /** Records of the file that were committed before this batch, and after it. */
  readonly readBefore: number;
  readonly readAfter: number;
  /** Records left out before the derivation, because the corpus holds them. */
  readonly duplicates: number;
  /** Of those of a file in which the first line of an id counts, what the corpus knows of them. */
  readonly left?: readonly SeenLine[];
  /** Bytes of the file that are read once this batch is in. */
  readonly readBytes: number;
  /** What tells the records up to the end of this batch from others; absent where no file is read. */
  readonly readSha?: Uint8Array;
  /** Of a retry: what each record was rejected for before. */
  readonly reasons?: readonly string[];
}

/** Of a batch in which no record is a trajectory. */
export const NOTHING_DERIVED: DerivedBatch = { rows: [], rejected: [], problems: [], runs: [], tables: [] };

/** What happens, in the batch's transaction, with the records that the importer rejected. */
export type SettleRejected = (session: CopySession, target: WriteTarget, batch: BatchToWrite) => Promise<void>;

/** Another process went on with this import; this one must stop without writing. */
export class ImportTakenOver extends Error {
  constructor() {
    super("Another process goes on with this import.");
    this.name = "ImportTakenOver";
  }
}

/** One lock a corpus: what is known and what is new cannot change between the look and the write. */
const CORPUS_LOCK = 727_070;

/**
 * Writes a batch and the import's progress in one transaction: after a crash the file goes on exactly behind the last
 * batch that was committed, and nothing is counted twice.
 *
 * @throws ImportTakenOver when the file's progress is not what this process left there
 */
export async function writeBatch(
  by: RowWriter,
  target: WriteTarget,
  batch: BatchToWrite,
  settleRejected: SettleRejected,
): Promise<void> {
  const { writer: session, dimensions } = by;
  if (batch.left !== undefined)
    await by.seenLines.note(session, target.fileId, batch.left, batch.derived.rows.length > 0);
  await despiteDeadlocks(() =>
    session.transaction(async () => {
      // The progress row is in the same transaction: a commit that a crash of the server loses is simply done again.
      await session.query(z.object({}), "set local synchronous_commit = off", []);
      await lockCorpus(session, target.corpusId);

      dimensions.begin();
      const { rows, left } = await freshRows(session, target, batch);
      if (target.keepsFirst) await by.seenLines.store(session, target.fileId, left);
      const { ids, noted, repeated } = await placeRows(by, target, batch, rows);
      const derived = noteConflicts(rejectRepeats(batch, repeated), noted);
      for (const table of derived.tables) {
        if (rows.length > repeated.size) await session.copy(DERIVED_TABLES[table.table], patchedSpans(table, ids));
      }
      await takeBuckets(session, target.corpusId, ids);
      await settleRejected(session, target, { ...batch, derived });
      await writeProgress(session, target, batch, {
        imported: rows.length - repeated.size,
        duplicates: batch.duplicates + batch.derived.rows.length - rows.length,
        rejected: derived.rejected.length,
        conflicts: noted.size,
      });
      await wantByMiner(session, dimensions.named);
    }),
  );
  dimensions.committed();
}

/** Until the end of the transaction nobody else writes into the corpus. */
export async function lockCorpus(session: CopySession, corpusId: number): Promise<void> {
  await session.query(z.object({}), "select 1 as done from pg_advisory_xact_lock($1, $2)", [CORPUS_LOCK, corpusId]);
}

interface FreshRows {
  /** Positions of the rows that the corpus does not hold yet; of equal records in the batch the first. */
  readonly rows: readonly number[];
  /** Those that came meanwhile. */
  readonly left: readonly SeenLine[];
}

async function freshRows(session: CopySession, target: WriteTarget, batch: BatchToWrite): Promise<FreshRows> {
  const records = batch.derived.rows.map((row) => batch.raw.records[row.record]);
  const known = await knownRows(
    session,
    target.corpusId,
    records.map((record) => record?.hash ?? new Uint8Array()),
  );
  const seen = new Set<string>();
  const rows: number[] = [];
  const left: SeenLine[] = [];

  for (const [position, record] of records.entries()) {
    const key = hashKey(record?.hash ?? new Uint8Array());
    const there = known.get(key);
    if (there !== undefined) left.push({ ...there, index: record?.index ?? 0 });
    else if (!seen.has(key)) rows.push(position);
    seen.add(key);
  }

  return { rows, left };
}

interface BatchCounts {
  readonly imported: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly conflicts: number;
}

/**
 * Keeps how far a file came, in the transaction of what was read.
 *
 * @throws ImportTakenOver when the file's progress is not what this process left there
 */
export async function writeProgress(
  session: CopySession,
  target: WriteTarget,
  batch: Pick<BatchToWrite, "readBefore" | "readAfter" | "readBytes" | "readSha">,
  { imported, duplicates, rejected, conflicts }: BatchCounts,
): Promise<void> {
  const updated = await session.query(
    z.object({ id: z.int() }),
    `update import_file set read_count = $3, read_bytes = greatest(read_bytes, $4), imported_count = imported_count + $5,
       duplicate_count = duplicate_count + $6, rejected_count = rejected_count + $7, conflict_count = conflict_count + $8,
       read_sha = $9
     where id = $1 and read_count = $2 and state = 'reading' returning id`,
    [
      ...[target.fileId, batch.readBefore, batch.readAfter, batch.readBytes, imported, duplicates, rejected, conflicts],
      batch.readSha ?? null,
    ],
  );
  if (updated.length === 0) throw new ImportTakenOver();
}
