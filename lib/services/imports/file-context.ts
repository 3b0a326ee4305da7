import type { SourceFormat } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers";
import type { FileContext } from "./derive-batch";
import type { Ingest } from "./with-ingest";
import type { WriteTarget } from "./write-batch";

/** A file of an import; `retryOfId` names the one whose rejected rows it holds. */
export interface IngestedFile {
  readonly id: number;
  readonly name: string;
  readonly retryOfId?: number | null;
}

/** What the derivation of a file's records needs to know. */
export function fileContext(ingest: Ingest, file: IngestedFile, format: SourceFormat, header: unknown): FileContext {
  const { corpusId, corpusName, importId, filterVersionId, importedAtMs, thresholds } = ingest;

  const own = { corpusId, corpusName, importId, fileId: originOf(file), filterVersionId, importedAtMs, thresholds };

  return { ...own, format, fileName: file.name, header };
}

/** Where a file's batches go. */
export function writeTarget(ingest: Ingest, file: IngestedFile, format: SourceFormat): WriteTarget {
  const { corpusId, importId, runName } = ingest;
  const importer = importerOf(format);
  const keepsFirst = importer?.keepsFirst === true;
  // A run that a person names is one by their word.
  const mixesAgents = importer?.mixesAgents === true && runName === undefined;
  const names = { fileName: file.name, fallbackRun: { name: runName ?? file.name, mixesAgents } };

  return { corpusId, importId, fileId: file.id, originFileId: originOf(file), keepsFirst, ...names };
}

function originOf({ id, retryOfId }: IngestedFile): number {
  return retryOfId ?? id;
}
