import * as z from "zod";
import type { SourceFormat } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers";
import { contentHash } from "./cut-batches";
import { detectSource } from "./detect-source";
import { fileContext, writeTarget } from "./file-context";
import { endFile, transition } from "./file-state";
import { openSource, SourceBroken } from "./open-source";
import { type NumberedRecord, packBatch } from "./raw-batch";
import type { ImportSummary } from "./summarise-import";
import { type ImportFileRow, type Ingest, type RunImport, withIngest } from "./with-ingest";
import { type SettleRejected, type WriteTarget, writeBatch } from "./write-batch";

/** Rows are read until a batch holds this much. */
const BATCH_BYTES = 6 * 1024 * 1024;
const BATCH_ROWS = 500;

/**
 * Reads the rejected rows of an import that wait again with today's importers. Those that can be read now are
 * imported and marked as resolved; the others stay where they are, with today's reason.
 *
 * @throws ServiceError NOT_FOUND, ImportTakenOver
 */
export function runRetry(input: RunImport): Promise<ImportSummary> {
  return withIngest(input, retryFile);
}

async function retryFile(ingest: Ingest, file: ImportFileRow): Promise<void> {
  const found = await sourceOf(ingest, file);
  if (found.kind === "refused") return endFile(ingest.writer, file.id, { state: "refused", why: found.why });

  await transition(
    ingest.writer,
    "update import_file set state = 'reading', format = $2 where id = $1 and state in ('waiting', 'reading') returning id",
    [file.id, found.format],
  );
  const beside = await ingest.sideHeaders.of(file, found.format);
  const side = beside.kind === "found" ? beside.header : undefined;
  const own = { ...file, retryOfId: file.retry_of_id };
  ingest.pool.open(fileContext(ingest, own, found.format, found.header ?? side?.header));
  await retryRows(ingest, file, writeTarget(ingest, own, found.format, found.header === undefined ? side : undefined));
  await endFile(ingest.writer, file.id, { state: "done", readBytes: file.size_bytes });
}

/** Two files of an import may have one name; rows of an older version know no more than that. Of rows that were cut, or are empty, there is nothing to read. */
const ROWS_OF_FILE = `import_id = $1 and file_name = $2 and file_id is not distinct from $3::int
  and not resolved and set_aside_id is null and whole_bytes is null and length(raw) > 0`;
const RetryRow = z.object({ id: z.string(), line: z.int(), raw: z.instanceof(Uint8Array), reason: z.string() });

async function retryRows(ingest: Ingest, file: ImportFileRow, target: WriteTarget): Promise<void> {
  let cursor = await resumeCursor(ingest, file);
  let readCount = file.read_count;
  let readBytes = 0;

  while (true) {
    const rows = await ingest.reader.query(
      RetryRow,
      `select id::text, line, raw, reason from (
         select id, line, raw, reason, sum(length(raw)) over (order by id) - length(raw) as bytes_before from rejected_row
         where ${ROWS_OF_FILE} and id > $4::bigint order by id limit $5
       ) page where bytes_before < $6 order by page.id`,
      [ingest.retryOfId, file.name, file.retry_of_id, cursor, BATCH_ROWS, BATCH_BYTES],
    );
    const last = rows.at(-1);
    if (last === undefined) return;

    const packed = packBatch(rows.map((row) => retryRecord(row, ingest.runName)));
    const { raw, derived } = await ingest.pool.derive(packed);
    readBytes += raw.bytes.length;
    const progress = { readBefore: readCount, readAfter: readCount + rows.length, readBytes, duplicates: 0 };
    const reasons = rows.map(({ reason }) => reason);
    await writeBatch(ingest, target, { raw, derived, reasons, ...progress }, settle(rows));
    await ingest.onProgress(readBytes);
    readCount += rows.length;
    cursor = last.id;
  }
}

/** Rows that an earlier attempt left unresolved are the first of those that still are: it goes on behind them. */
async function resumeCursor(ingest: Ingest, file: ImportFileRow): Promise<string> {
  if (file.rejected_count === 0) return "0";
  const [row] = await ingest.reader.query(
    z.object({ id: z.string() }),
    `select id::text from rejected_row where ${ROWS_OF_FILE} order by rejected_row.id offset $4 - 1 limit 1`,
    [ingest.retryOfId, file.name, file.retry_of_id, file.rejected_count],
  );

  return row?.id ?? "0";
}

function retryRecord({ line, raw }: z.infer<typeof RetryRow>, runName: string | undefined): NumberedRecord {
  return { bytes: raw, number: line, index: line - 1, offset: 0, hash: contentHash(raw, runName) };
}

/** Marks what was imported as resolved and gives the others today's reason. */
function settle(rows: readonly z.infer<typeof RetryRow>[]): SettleRejected {
  return async (session, _target, { derived }) => {
    const reasons = new Map(derived.rejected.map(({ record, reason }) => [record, reason]));
    const ids = (keep: (position: number) => boolean) => rows.flatMap(({ id }, at) => (keep(at) ? [id] : []));

    await session.query(z.object({}), "update rejected_row set resolved = true where id = any($1::bigint[])", [
      ids((position) => !reasons.has(position)),
    ]);
    await session.query(
      z.object({}),
      `update rejected_row r set reason = t.reason from unnest($1::bigint[], $2::text[]) as t (id, reason)
       where r.id = t.id and r.reason <> t.reason`,
      [ids((position) => reasons.has(position)), [...reasons.values()]],
    );
  };
}

type RetrySource =
  | { readonly kind: "found"; readonly format: SourceFormat; readonly header?: unknown }
  | { readonly kind: "refused"; readonly why: string };

const FormatRow = z.object({ format: z.string() });

/** The format the file had; a file with a header is looked at again, since its records need it. */
async function sourceOf(ingest: Ingest, file: ImportFileRow): Promise<RetrySource> {
  const [original] = await ingest.reader.query(
    FormatRow,
    `select format from import_file where import_id = $1 and name = $2 and id = coalesce($3::int, id) and format is not null
     order by id limit 1`,
    [ingest.retryOfId, file.name, file.retry_of_id],
  );
  if (original === undefined || importerOf(original.format) === undefined)
    return { kind: "refused", why: "The format of these rows is not known." };

  try {
    const detected = await detectSource(await openSource(file.path), original.format);

    return detected.kind === "refused" ? detected : { kind: "found", format: original.format, header: detected.header };
  } catch (error) {
    if (!(error instanceof SourceBroken)) throw error;
    if (importerOf(original.format)?.member === undefined) return { kind: "found", format: original.format };

    return { kind: "refused", why: `Records of this format need the rest of their file. ${error.message}` };
  }
}
