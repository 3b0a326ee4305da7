import { basename, dirname, isAbsolute, join } from "node:path";
import type { SourceFormat } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers";
import type { Importer } from "@/lib/importers/importer";
import { pathInHome } from "@/lib/services/home-path";
import type { FileContext } from "./derive-batch";
import type { SideHeader } from "./nearest-headers";
import { uploadFolderOf } from "./upload-folder";
import type { Ingest } from "./with-ingest";
import type { WriteTarget } from "./write-batch";

/** A file of an import; `retryOfId` names the one whose rejected rows it holds. */
export interface IngestedFile {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly retryOfId?: number | null;
}

/** What the derivation of a file's records needs to know. */
export function fileContext(ingest: Ingest, file: IngestedFile, format: SourceFormat, header: unknown): FileContext {
  const { corpusId, corpusName, importId, filterVersionId, importedAtMs, thresholds, runName } = ingest;
  const origin = runName ?? foldersOf(ingest, file.path) ?? dropOf(ingest, file.path);

  const own = { corpusId, corpusName, importId, fileId: originOf(file), filterVersionId, importedAtMs, thresholds };

  return { ...own, format, fileName: file.name, header, ...(origin === undefined ? {} : { origin }) };
}

/**
 * Where a file's batches go.
 *
 * @param header - the header beside the file: what it is of is one run
 */
export function writeTarget(
  ingest: Ingest,
  file: IngestedFile,
  format: SourceFormat,
  header?: SideHeader,
): WriteTarget {
  const { corpusId, importId, runName } = ingest;
  const importer = importerOf(format);
  const keepsFirst = importer?.keepsFirst === true;
  // A run that a person names is one by their word.
  const mixesAgents = importer?.mixesAgents === true && runName === undefined;
  const name = runName ?? (header === undefined ? fileRun(ingest, file) : runOf(ingest, header, importer));
  const names = { fileName: file.name, fallbackRun: { name, mixesAgents } };

  return { corpusId, importId, fileId: file.id, originFileId: originOf(file), keepsFirst, ...names };
}

/** The run of records that nothing else names a run for. */
export function fileRun({ runs }: Pick<Ingest, "runs">, { name, path }: Pick<IngestedFile, "name" | "path">): string {
  return runs.get(path) ?? name;
}

function originOf({ id, retryOfId }: IngestedFile): number {
  return retryOfId ?? id;
}

/**
 * Headers have the same name in every folder, and folders that somebody names one name too: what the header says itself
 * tells its run from others, wherever it lies.
 */
function runOf(ingest: Ingest, { name, path, header }: SideHeader, importer: Importer | undefined): string {
  const folders = foldersOf(ingest, path);
  const told = importer?.runOfHeader?.(header);
  const place = folders === undefined ? (told?.name ?? name) : basename(folders);

  return told === undefined ? place : `${place} ${told.mark}`;
}

/** The two folders that a file lies in; undefined of an upload, whose folders nobody named. */
function foldersOf({ home }: Ingest, path: string): string | undefined {
  if (!isAbsolute(path) || !isAbsolute(pathInHome(home, path))) return undefined;
  const folder = dirname(path);
  const both = join(basename(dirname(folder)), basename(folder));

  return both === "." || both === "" ? undefined : both;
}

/** What the files of one drop share, also when their rejected rows are read again. */
function dropOf({ home }: Ingest, path: string): string | undefined {
  const folder = uploadFolderOf(home, path);

  return folder === undefined ? undefined : basename(folder);
}
