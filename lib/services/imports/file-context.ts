import type { SourceFormat } from "@/lib/domain/trajectory";
import type { FileContext } from "./derive-batch";
import type { Ingest } from "./with-ingest";
import type { WriteTarget } from "./write-batch";

/** What the derivation of a file's records needs to know. */
export function fileContext(ingest: Ingest, fileName: string, format: SourceFormat, header: unknown): FileContext {
  const { corpusId, corpusName, importId, filterVersionId, importedAtMs, thresholds } = ingest;

  return { corpusId, corpusName, importId, filterVersionId, importedAtMs, thresholds, format, fileName, header };
}

/** Where a file's batches go. */
export function writeTarget({ corpusId, importId, runName }: Ingest, fileId: number, fileName: string): WriteTarget {
  return { corpusId, importId, fileId, fileName, fallbackRun: runName ?? fileName };
}
