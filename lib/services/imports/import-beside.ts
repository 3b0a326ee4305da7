import type { CopySession } from "@/lib/db/copy-session";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import type { RowOutcome } from "@/lib/domain/import-row";
import type { Layout } from "@/lib/importers/importer";
import { parseRecord } from "@/lib/importers/parse-record";
import type { BesideFormat } from "@/lib/scorer/beside-formats";
import { cutBatches, type RecordBatch } from "./cut-batches";
import { type IngestedFile, writeTarget } from "./file-context";
import { keepRejected } from "./keep-rejected";
import type { ByteSource, SourceBroken } from "./open-source";
import { type NumberedRecord, packBatch } from "./raw-batch";
import type { Ingest } from "./with-ingest";
import { lockCorpus, NOTHING_DERIVED, type WriteTarget, writeProgress } from "./write-batch";

/** A row that could be read, by its place in the batch. */
export interface BesideRow<T> {
  readonly record: number;
  readonly value: T;
}

/** What became of the rows of a batch. */
interface BesideWritten {
  /** Things that are new or say something new. */
  readonly changed: number;
  /** Rows that say something else than a later one of the same thing in the batch, which counts. */
  readonly replaced: number;
  /** Why a row that can be read is not taken, by its place. */
  readonly refused: ReadonlyMap<number, string>;
}

/** How the rows of one kind of file that holds no trajectories are read and written. */
export interface BesideKind<T> {
  readonly format: BesideFormat;
  readonly read: (value: unknown) => RowOutcome<T>;
  /** In the batch's transaction, in which nobody else writes into the corpus. */
  readonly write: (session: CopySession, target: WriteTarget, rows: readonly BesideRow<T>[]) => Promise<BesideWritten>;
}

export interface BesideFile extends IngestedFile {
  /** Records that an earlier attempt committed. */
  readonly readCount: number;
  /** What they are known by; null where there are none, or an older version read them. */
  readonly readSha: Uint8Array | null;
}

export interface BesideSource {
  readonly source: ByteSource;
  readonly layout: Layout;
  /** Its content breaks off; what comes before is read all the same. */
  readonly onDamage: (damage: SourceBroken) => void;
}

/** Reads a file of things that are no trajectories into the corpus, a transaction a batch, from where an earlier attempt stopped. */
export async function importBeside<T>(
  kind: BesideKind<T>,
  ingest: Ingest,
  file: BesideFile,
  { source, layout, onDamage }: BesideSource,
): Promise<void> {
  const plan = { layout, skip: file.readCount, skipSha: file.readSha, runName: undefined, onDamage };
  for await (const batch of cutBatches(source.read(), plan)) {
    await writeBeside(kind, ingest, file, batch);
    await ingest.onProgress(batch.readBytes);
  }
}

async function writeBeside<T>(
  kind: BesideKind<T>,
  ingest: Ingest,
  file: BesideFile,
  batch: RecordBatch,
): Promise<void> {
  const { writer, corpusId } = ingest;
  const target = writeTarget(ingest, file, kind.format);
  const outcomes = batch.records.map((record) => readRow(record, kind));
  const rows = outcomes.flatMap((row, record) => (row.kind === "imported" ? [{ record, value: row.value }] : []));

  await despiteDeadlocks(() =>
    writer.transaction(async () => {
      await lockCorpus(writer, corpusId);
      const { changed, replaced, refused } = await kind.write(writer, target, rows);
      const rejected = outcomes.flatMap((row, record) => {
        const reason = row.kind === "rejected" ? row.reason : refused.get(record);
        return reason === undefined ? [] : [{ record, reason }];
      });
      const written = {
        ...batch,
        raw: packBatch(batch.records),
        derived: { ...NOTHING_DERIVED, rejected },
        duplicates: 0,
      };
      await keepRejected(writer, target, written);
      await writeProgress(writer, target, written, {
        imported: changed,
        duplicates: outcomes.length - rejected.length - changed - replaced,
        rejected: rejected.length,
        conflicts: replaced,
      });
    }),
  );
}

function readRow<T>(record: NumberedRecord, { read }: BesideKind<T>): RowOutcome<T> {
  if (record.oversizedBytes !== undefined)
    return { kind: "rejected", reason: "The record is too long to be read as one." };

  const parsed = parseRecord(record.bytes, record);
  return parsed.kind === "parsed" ? read(parsed.value) : { kind: "rejected", reason: parsed.reason };
}
