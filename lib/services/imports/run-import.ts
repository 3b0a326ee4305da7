import { importFile } from "./import-file";
import type { ImportSummary } from "./summarise-import";
import { type RunImport, withIngest } from "./with-ingest";

/**
 * Reads the files of an import into its corpus: streaming, derived in threads, one transaction a batch, each with the
 * import's own progress, so it goes on exactly where an earlier attempt was killed.
 *
 * @throws ServiceError INVALID when every file was refused, ImportTakenOver when another process works on it
 */
export function runImport(input: RunImport): Promise<ImportSummary> {
  return withIngest(input, (ingest, file) =>
    importFile(ingest, { ...file, readCount: file.read_count, readSha: file.read_sha }),
  );
}
