import * as z from "zod";
import type { SourceFormat } from "@/lib/domain/trajectory";
import type { FoundRecords, RefusedFile } from "@/lib/importers/find-records";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import { IMPORT_BESIDE } from "./beside-files";
import { cutBatches, FileChanged, type RecordBatch } from "./cut-batches";
import { explainDamage } from "./explain-damage";
import { fileContext, fileRun, writeTarget } from "./file-context";
import { endFile, transition } from "./file-state";
import { ANSWERS_CLOSED, isAnswerBlind } from "./hidden-answers";
import { joinedRunNote } from "./joined-run";
import { keepRejected } from "./keep-rejected";
import { hashKey, knownRows } from "./known-rows";
import { lookAtSource } from "./look-at-source";
import type { SideHeader } from "./nearest-headers";
import { type ByteSource, openSource, SourceBroken } from "./open-source";
import { type NumberedRecord, packBatch } from "./raw-batch";
import { sameNameNote } from "./runs-of-files";
import type { SeenLine } from "./seen-lines";
import type { Ingest } from "./with-ingest";
import { type BatchToWrite, NOTHING_DERIVED, writeBatch } from "./write-batch";

/** One file of an import, and how far an earlier attempt came. */
export interface FileToImport {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly readCount: number;
  /** What the records that it read are known by; null where it read none, or an older version did. */
  readonly readSha: Uint8Array | null;
}

/** Imports one file of trajectories, products or problems from where an earlier attempt stopped, and records how it ended. */
export async function importFile(ingest: Ingest, file: FileToImport): Promise<void> {
  try {
    const source = await openSource(file.path);
    const found = await lookAtSource(source, ingest.format);
    if (found.kind === "refused") return await endUnread(ingest, file, source, found);
    if (found.kind === "beside" && (await isClosed(ingest, file, found.format)))
      return await endFile(ingest.writer, file.id, { state: "refused", why: ANSWERS_CLOSED });

    await begin(ingest, file, found.kind === "beside" ? found.format : found.importer.format);
    const notes: string[] = [];
    const damages: SourceBroken[] = [];
    const onDamage = (damage: SourceBroken): void => {
      damages.push(damage);
    };
    if (found.kind === "beside") await IMPORT_BESIDE[found.format](ingest, file, { ...found, source, onDamage });
    else notes.push(...(await importRecords(ingest, file, { source, onDamage }, found)));
    for (const damage of damages) notes.push(explainDamage(damage, await readSoFar(ingest, file)));
    const note = notes.length === 0 ? undefined : notes.join(" ");
    await endFile(ingest.writer, file.id, { state: "done", readBytes: source.sizeBytes, note });
  } catch (error) {
    const why =
      error instanceof FileChanged ? changedSince(file) : error instanceof SourceBroken && explainDamage(error, 0);
    if (why === false) throw error;
    await endFile(ingest.writer, file.id, { state: "refused", why });
  }
}

function changedSince({ readCount }: FileToImport): string {
  const before =
    readCount === 1
      ? "The first record, which is in,"
      : `The first ${readCount.toLocaleString("en")} records, which are in,`;

  return `The file is another one since its import was stopped. ${before} came from what it held before, and nothing of what it holds now was read. Import the file again.`;
}

/** A file of problems that was begun before its importer reviewed rewards blind goes on. */
async function isClosed({ reader, importId, corpusId }: Ingest, file: FileToImport, format: string): Promise<boolean> {
  return format === PROBLEMS_FORMAT && file.readCount === 0 && (await isAnswerBlind(reader, importId, corpusId));
}

/** A file without records is refused, unless it is the header of records in the other files. */
async function endUnread(
  ingest: Ingest,
  file: FileToImport,
  { sizeBytes }: ByteSource,
  { why, side }: RefusedFile,
): Promise<void> {
  if (side === undefined) return endFile(ingest.writer, file.id, { state: "refused", why });
  const { format, withoutHeader } = side.importer;
  const { own, unsure } = await ingest.sideHeaders.filesOf(file.path, format);
  if (own === 0) {
    const unclear = unsure === 0 ? undefined : withoutHeader?.ofSeveral;
    return endFile(ingest.writer, file.id, { state: "refused", why: unclear ?? why });
  }

  await begin(ingest, file, format);
  const note = `It is the header of ${own === 1 ? "one file" : `${own.toLocaleString("en")} files`} of this import, and was read with ${own === 1 ? "it" : "them"}.`;
  await endFile(ingest.writer, file.id, { state: "done", readBytes: sizeBytes, note });
}

interface ReadSource {
  readonly source: ByteSource;
  /** Its content breaks off; what comes before is read all the same. */
  readonly onDamage: (damage: SourceBroken) => void;
}

/** Imports the records of a file; gives what is to be said where their header, which lies in another file, cannot be told. */
async function importRecords(
  ingest: Ingest,
  file: FileToImport,
  read: ReadSource,
  found: FoundRecords,
): Promise<readonly string[]> {
  const { withoutHeader, format } = found.importer;
  if (withoutHeader === undefined || found.layout === "member") {
    await ingestRecords(ingest, file, read, found);
    return await runNotes(ingest, file);
  }

  const side = await ingest.sideHeaders.of(file, format);
  await ingestRecords(ingest, file, read, { ...found, ...(side.kind === "found" ? { side: side.header } : {}) });

  return side.kind === "found" ? [] : [withoutHeader[side.kind], ...(await runNotes(ingest, file))];
}

async function runNotes(ingest: Ingest, file: FileToImport): Promise<readonly string[]> {
  const run = fileRun(ingest, file);
  const isRenamed = ingest.runName === undefined && run !== file.name;
  const joined = await joinedRunNote(ingest, run);

  return [...(isRenamed ? [sameNameNote(run)] : []), ...(joined === undefined ? [] : [joined])];
}

const ReadCount = z.object({ read_count: z.int() });

/** Records of the file that are in, over all attempts. */
async function readSoFar({ writer }: Ingest, file: FileToImport): Promise<number> {
  const [row] = await writer.query(ReadCount, "select read_count from import_file where id = $1", [file.id]);

  return row?.read_count ?? 0;
}

async function ingestRecords(
  ingest: Ingest,
  file: FileToImport,
  { source, onDamage }: ReadSource,
  { importer, layout, header, side }: FoundRecords & { readonly side?: SideHeader },
): Promise<void> {
  const target = writeTarget(ingest, file, importer.format, side);
  const memberKey = importer.member?.key;
  const plan = {
    layout,
    ...{ skip: file.readCount, skipSha: file.readSha, showsSkipped: target.keepsFirst },
    runName: ingest.runName,
    onDamage,
    ...(memberKey === undefined ? {} : { memberKey }),
  };
  const inFlight: Promise<BatchToWrite>[] = [];

  const writeNext = async (): Promise<void> => {
    const batch = await inFlight.shift();
    if (batch === undefined) return;
    await writeBatch(ingest, target, batch, keepRejected);
    await ingest.onProgress(batch.readBytes);
  };

  ingest.pool.open(fileContext(ingest, file, importer.format, side?.header ?? header));
  for await (const batch of cutBatches(source.read(), plan)) {
    const { fresh, left } = await freshRecords(ingest, batch);
    if (batch.isSkipped) {
      await ingest.seenLines.note(ingest.writer, file.id, left, false);
      continue;
    }
    inFlight.push(handled(derive(ingest, batch, fresh, target.keepsFirst ? left : [])));
    if (inFlight.length >= ingest.pool.capacity) await writeNext();
  }
  while (inFlight.length > 0) await writeNext();
}

interface FreshRecords {
  readonly fresh: readonly NumberedRecord[];
  readonly left: readonly SeenLine[];
}

/** Leaves out what the corpus holds already, before the costly part. */
async function freshRecords({ reader, corpusId }: Ingest, { records }: RecordBatch): Promise<FreshRecords> {
  const known = await knownRows(
    reader,
    corpusId,
    records.map((record) => record.hash),
  );
  if (known.size === 0) return { fresh: records, left: [] };
  const fresh: NumberedRecord[] = [];
  const left: SeenLine[] = [];
  for (const record of records) {
    const there = known.get(hashKey(record.hash));
    if (there === undefined) fresh.push(record);
    else left.push({ ...there, index: record.index });
  }

  return { fresh, left };
}

async function derive(
  ingest: Ingest,
  batch: RecordBatch,
  fresh: readonly NumberedRecord[],
  left: readonly SeenLine[],
): Promise<BatchToWrite> {
  const packed = packBatch(fresh);
  const { raw, derived } =
    fresh.length === 0 ? { raw: packed, derived: NOTHING_DERIVED } : await ingest.pool.derive(packed);
  const { readBefore, readAfter, readBytes, readSha } = batch;
  const place = { readBefore, readAfter, readBytes, readSha };

  return { raw, derived, ...place, left, duplicates: batch.records.length - fresh.length };
}

/** A batch is awaited later than it fails; without this the process would end on an unhandled rejection. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);

  return promise;
}

async function begin(ingest: Ingest, file: FileToImport, format: SourceFormat): Promise<void> {
  await transition(
    ingest.writer,
    `update import_file set state = 'reading', format = $2, refusal = null
     where id = $1 and state in ('waiting', 'reading') returning id`,
    [file.id, format],
  );
}
