import type { ChosenRow } from "./chosen-rows";

/** Rows of one format that one filter version decided. */
export interface RowBatch {
  readonly format: string;
  readonly versionId: number;
  readonly rows: readonly ChosenRow[];
}

/** As large as an import's: some of them in flight fit into memory. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_ROWS = 1000;

/** Cuts rows into batches with one context each, in their order. */
export async function* rowBatches(pages: AsyncIterable<readonly ChosenRow[]>): AsyncGenerator<RowBatch> {
  let rows: ChosenRow[] = [];
  let bytes = 0;

  for await (const page of pages) {
    for (const row of page) {
      const [first] = rows;
      const isOther = first && (first.format !== row.format || first.versionId !== row.versionId);
      if (first && (isOther || bytes >= BATCH_BYTES || rows.length >= BATCH_ROWS)) {
        yield { format: first.format, versionId: first.versionId, rows };
        rows = [];
        bytes = 0;
      }
      rows.push(row);
      bytes += row.rawBytes;
    }
  }
  const [first] = rows;
  if (first) yield { format: first.format, versionId: first.versionId, rows };
}
