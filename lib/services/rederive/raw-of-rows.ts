import type { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { FileContext } from "@/lib/services/imports/derive-batch";
import { packBatch, type RawBatch } from "@/lib/services/imports/raw-batch";
import type { ChosenRow } from "./chosen-rows";
import type { RowBatch } from "./row-batches";
import type { StoredRows } from "./stored-rows";

/** The raw records of rows as a batch of an import, with what was kept of their file's header. */
export function rawOfRows(rows: readonly ChosenRow[], { raw, headers }: StoredRows): RawBatch {
  return packBatch(
    rows.map(({ id }, index) => {
      const header = headers.get(id);

      return {
        ...{ bytes: raw.get(id) ?? new Uint8Array(), index, number: index + 1, offset: 0, hash: NO_HASH },
        ...(header === undefined ? {} : { storedHeader: header }),
      };
    }),
  );
}

/** No compared column holds what it names. */
const NO_HASH = new Uint8Array(32);

/** Of a batch whose file is gone: names and times that no compared column holds. */
export function fileOfRows(
  of: Pick<FileContext, "corpusId" | "withLikeness">,
  { format, versionId }: RowBatch,
  thresholds: FilterThresholds,
): FileContext {
  return {
    ...{ ...of, corpusName: "", importId: 0, fileId: 0, importedAtMs: 0, fileName: "" },
    ...{ filterVersionId: versionId, thresholds, format, isFactsOnly: true },
  };
}
