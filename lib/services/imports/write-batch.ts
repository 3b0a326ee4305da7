import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import type { DerivedBatch, DerivedRow } from "./derive-batch";
import { DERIVED_TABLES } from "./derived-tables";
import type { Dimensions } from "./dimensions";
import { findConflicts } from "./find-conflicts";
import type { FallbackRun } from "./intern-runs";
import { hashKey, knownHashes } from "./known-hashes";
import { noteConflicts } from "./note-conflicts";
import { takeBuckets } from "./problem-buckets";
import type { RawBatch } from "./raw-batch";
import { rejectRepeats } from "./reject-repeats";
import { patchedSpans, type RowIds } from "./write-spans";

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
  /** Bytes of the file that are read once this batch is in. */
  readonly readBytes: number;
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
  { writer: session, dimensions }: { readonly writer: CopySession; readonly dimensions: Dimensions },
  target: WriteTarget,
  batch: BatchToWrite,
  settleRejected: SettleRejected,
): Promise<void> {
  await despiteDeadlocks(() =>
    session.transaction(async () => {
      // The progress row is in the same transaction: a commit that a crash of the server loses is simply done again.
      await session.query(z.object({}), "set local synchronous_commit = off", []);
      await lockCorpus(session, target.corpusId);

      const rows = await freshRows(session, target, batch);
      const ids = await rowIds(session, dimensions, target, batch.derived, rows);
      const { noted, repeated } = await findConflicts(session, target, batch, ids);
      for (const position of repeated) ids[position] = undefined;
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
    }),
  );
  dimensions.committed();
}

/** Until the end of the transaction nobody else writes into the corpus. */
export async function lockCorpus(session: CopySession, corpusId: number): Promise<void> {
  await session.query(z.object({}), "select 1 as done from pg_advisory_xact_lock($1, $2)", [CORPUS_LOCK, corpusId]);
}

/** Positions of the rows that the corpus does not hold yet; of equal records in the batch the first. */
async function freshRows(session: CopySession, target: WriteTarget, batch: BatchToWrite): Promise<number[]> {
  const hashes = batch.derived.rows.map((row) => batch.raw.records[row.record]?.hash ?? new Uint8Array());
  const known = await knownHashes(session, target.corpusId, hashes);

  return hashes.flatMap((hash, position) => {
    const key = hashKey(hash);
    if (known.has(key)) return [];
    known.add(key);

    return [position];
  });
}

async function rowIds(
  session: CopySession,
  dimensions: Dimensions,
  target: WriteTarget,
  derived: DerivedBatch,
  rows: readonly number[],
): Promise<(RowIds | undefined)[]> {
  const ids = Array.from<RowIds | undefined>({ length: derived.rows.length });
  if (rows.length === 0) return ids;

  const { problems, runs } = derived;
  const found = await dimensions.resolve(session, target, { problems, runs, fallback: target.fallbackRun });
  const reserved = await session.query(
    z.object({ id: z.string() }),
    "select nextval('trajectory_id_seq')::text as id from generate_series(1, $1::int)",
    [rows.length],
  );
  rows.forEach((position, at) => {
    const row = derived.rows[position];
    if (row !== undefined) ids[position] = idsOf(row, BigInt(reserved[at]?.id ?? 0), found);
  });

  return ids;
}

function idsOf(row: DerivedRow, trajectory: bigint, found: Awaited<ReturnType<Dimensions["resolve"]>>): RowIds {
  return { trajectory, problem: found.problems[row.problem] ?? 0, run: found.runs[row.run] ?? 0 };
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
  batch: Pick<BatchToWrite, "readBefore" | "readAfter" | "readBytes">,
  { imported, duplicates, rejected, conflicts }: BatchCounts,
): Promise<void> {
  const updated = await session.query(
    z.object({ id: z.int() }),
    `update import_file set read_count = $3, read_bytes = greatest(read_bytes, $4), imported_count = imported_count + $5,
       duplicate_count = duplicate_count + $6, rejected_count = rejected_count + $7, conflict_count = conflict_count + $8
     where id = $1 and read_count = $2 and state = 'reading' returning id`,
    [target.fileId, batch.readBefore, batch.readAfter, batch.readBytes, imported, duplicates, rejected, conflicts],
  );
  if (updated.length === 0) throw new ImportTakenOver();
}
