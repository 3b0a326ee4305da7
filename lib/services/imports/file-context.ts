import { basename, dirname, isAbsolute, join } from "node:path";
import type { SourceFormat } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers";
import { pathInHome } from "@/lib/services/home-path";
import type { FileContext } from "./derive-batch";
import type { SideHeader } from "./side-headers";
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
  const origin = runName ?? foldersOf(ingest, file.path);

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
  header?: Pick<SideHeader, "name" | "path">,
): WriteTarget {
  const { corpusId, importId, runName } = ingest;
  const importer = importerOf(format);
  const keepsFirst = importer?.keepsFirst === true;
  // A run that a person names is one by their word.
  const mixesAgents = importer?.mixesAgents === true && runName === undefined;
  const name = runName ?? (header === undefined ? file.name : runOf(ingest, header));
  const names = { fileName: file.name, fallbackRun: { name, mixesAgents } };

  return { corpusId, importId, fileId: file.id, originFileId: originOf(file), keepsFirst, ...names };
}

function originOf({ id, retryOfId }: IngestedFile): number {
  return retryOfId ?? id;
}

/** Headers have the same name in every folder. */
function runOf(ingest: Ingest, { name, path }: Pick<SideHeader, "name" | "path">): string {
  const folder = foldersOf(ingest, path);

  return folder === undefined ? name : basename(folder);
}

/** The two folders that a file lies in; undefined of an upload, whose folders nobody named. */
function foldersOf({ home }: Ingest, path: string): string | undefined {
  if (!isAbsolute(path) || !isAbsolute(pathInHome(home, path))) return undefined;
  const folder = dirname(path);
  const both = join(basename(dirname(folder)), basename(folder));

  return both === "." || both === "" ? undefined : both;
}
