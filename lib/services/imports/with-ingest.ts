import * as z from "zod";
import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import { type CopySession, openCopySession } from "@/lib/db/copy-session";
import type { SourceFormat } from "@/lib/domain/trajectory";
import { refreshCounts } from "@/lib/services/evaluation/refresh-counts";
import { pathFromHome } from "@/lib/services/home-path";
import { ServiceError } from "@/lib/services/service-error";
import { type DerivePool, openDerivePool } from "./derive-pool";
import { Dimensions } from "./dimensions";
import { runsOfFiles } from "./runs-of-files";
import { SeenLines } from "./seen-lines";
import { SideHeaders } from "./side-headers";
import { type ImportSummary, summariseImport } from "./summarise-import";

export interface RunImport {
  readonly databaseUrl: string;
  /** The data folder, where uploads lie. */
  readonly home: string;
  readonly importId: number;
  /** Bytes read and committed, of their sum. What it throws stops the import between two batches. */
  readonly onProgress: (doneBytes: number, totalBytes: number) => Promise<void>;
  /** The bundled derivation thread; its default is beside the bundled program. */
  readonly deriveWorker?: URL;
}

/** What the files of an import share. */
export interface Ingest {
  readonly writer: CopySession;
  /** Looks ahead while the writer is inside a transaction. */
  readonly reader: CopySession;
  readonly pool: DerivePool;
  readonly dimensions: Dimensions;
  readonly seenLines: SeenLines;
  /** The data folder. */
  readonly home: string;
  /** Among the files of the import; of a retry, among those of the one that is retried. */
  readonly sideHeaders: SideHeaders;
  /** The run of records that name none, by the path of their file; of the same files. */
  readonly runs: ReadonlyMap<string, string>;
  readonly importId: number;
  /** The import whose rejected rows this one reads again. */
  readonly retryOfId: number | undefined;
  readonly corpusId: number;
  readonly corpusName: string;
  readonly filterVersionId: number;
  readonly thresholds: FilterThresholds;
  readonly importedAtMs: number;
  readonly runName: string | undefined;
  /** Undefined: found from the content. */
  readonly format: SourceFormat | undefined;
  /** Bytes of the current file that are committed; throws to stop. */
  readonly onProgress: (readBytes: number) => Promise<void>;
}

const ImportFileRow = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  size_bytes: z.coerce.number(),
  state: z.enum(["waiting", "reading", "done", "refused", "cancelled"]),
  read_count: z.int(),
  read_sha: z.instanceof(Uint8Array).nullable(),
  rejected_count: z.int(),
  retry_of_id: z.int().nullable(),
});
export type ImportFileRow = z.infer<typeof ImportFileRow>;

/**
 * Runs an import file by file, skipping those that an earlier attempt finished, and closes it with its summary.
 *
 * @throws ServiceError NOT_FOUND, or INVALID when every file was refused
 */
export async function withIngest(
  input: RunImport,
  readFile: (ingest: Ingest, file: ImportFileRow) => Promise<void>,
): Promise<ImportSummary> {
  const startedAt = performance.now();
  const writer = await openCopySession(input.databaseUrl);
  const reader = await openCopySession(input.databaseUrl);
  const pool = await openDerivePool(input.deriveWorker);

  try {
    const source = await readSource(writer, input.importId);
    const named = await namedFiles(writer, source.retryOfId ?? input.importId, input.home);
    const files = await writer.query(
      ImportFileRow,
      `select id, name, path, size_bytes, state, read_count, read_sha, rejected_count, retry_of_id
       from import_file where import_id = $1 order by position`,
      [input.importId],
    );
    const totalBytes = files.reduce((sum, file) => sum + file.size_bytes, 0);
    let doneBytes = 0;
    const shared = {
      ...source,
      ...{ writer, reader, pool, dimensions: new Dimensions(), seenLines: new SeenLines() },
      ...{ home: input.home, runs: runsOfFiles(named, input.home) },
      sideHeaders: new SideHeaders(named, () => input.onProgress(doneBytes, totalBytes)),
    };

    for (const stored of files) {
      const file = { ...stored, path: pathFromHome(input.home, stored.path) };
      const before = doneBytes;
      const onProgress = (readBytes: number) => input.onProgress(before + readBytes, totalBytes);
      if (file.state === "waiting" || file.state === "reading") await readFile({ ...shared, onProgress }, file);
      doneBytes += file.size_bytes;
      await onProgress(file.size_bytes);
    }

    return await finish(shared, startedAt);
  } finally {
    await Promise.all([pool.close(), reader.close(), writer.close()]);
  }
}

async function namedFiles(session: CopySession, importId: number, home: string) {
  const files = await session.query(
    z.object({ name: z.string(), path: z.string() }),
    "select name, path from import_file where import_id = $1 and path <> '' order by position",
    [importId],
  );

  return files.map(({ name, path }) => ({ name, path: pathFromHome(home, path) }));
}

const Source = z.object({
  corpus_id: z.int(),
  corpus_name: z.string(),
  filter_version_id: z.int(),
  thresholds: FilterThresholds,
  run_name: z.string().nullable(),
  retry_of_id: z.int().nullable(),
  format: z.string(),
  created_at: z.date(),
});

async function readSource(session: CopySession, importId: number) {
  const [source] = await session.query(
    Source,
    `select i.corpus_id, c.name as corpus_name, c.filter_version_id, f.thresholds, i.run_name, i.retry_of_id, i.format,
       i.created_at
     from import i join corpus c on c.id = i.corpus_id join filter_version f on f.id = c.filter_version_id
     where i.id = $1`,
    [importId],
  );
  if (source === undefined) throw new ServiceError("NOT_FOUND", "There is no such import.");

  return {
    importId,
    retryOfId: source.retry_of_id ?? undefined,
    corpusId: source.corpus_id,
    corpusName: source.corpus_name,
    filterVersionId: source.filter_version_id,
    thresholds: source.thresholds,
    importedAtMs: source.created_at.getTime(),
    runName: source.run_name ?? undefined,
    format: source.format === "auto" ? undefined : source.format,
  };
}

/** Below this the planner's defaults do no harm, and autovacuum comes soon enough. */
const ANALYZE_FROM_ROWS = 1_000;

async function finish(
  { writer, importId, corpusId }: Pick<Ingest, "writer" | "importId" | "corpusId">,
  startedAt: number,
): Promise<ImportSummary> {
  const summary = await summariseImport(writer, importId, (performance.now() - startedAt) / 1000);
  if (summary.imported >= ANALYZE_FROM_ROWS) await analyzeCorpus(writer, corpusId);
  await refreshCounts(writer, corpusId);
  await writer.query(z.object({}), "update import set finished_at = now() where id = $1", [importId]);
  if (summary.refusal !== undefined) throw new ServiceError("INVALID", summary.refusal);

  return summary;
}

/** Fresh statistics for lists and counts; the bodies need none. */
async function analyzeCorpus(session: CopySession, corpusId: number): Promise<void> {
  for (const table of ["trajectory", "review", "signal", "judgement"]) {
    await session.query(z.object({}), `analyze ${table}_c${corpusId}`, []);
  }
  await session.query(z.object({}), "analyze problem, run, agent", []);
}
