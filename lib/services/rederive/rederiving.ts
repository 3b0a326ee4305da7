import type { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { CopyReader } from "@/lib/db/copy-out";
import { importerOf } from "@/lib/importers";
import type { FileContext } from "@/lib/services/imports/derive-batch";
import type { DerivePool } from "@/lib/services/imports/derive-pool";
import { packBatch, type RawBatch } from "@/lib/services/imports/raw-batch";
import type { ChosenRow } from "./chosen-rows";
import { type ColumnDifference, compareBatch } from "./compare-batch";
import type { RowBatch } from "./row-batches";
import { readStoredRows, type StoredRows } from "./stored-rows";

export interface RederivedRows {
  readonly trajectories: number;
  readonly rawBytes: number;
  /** The first of them; `differing` counts all trajectories with any, `differingColumns` all of theirs. */
  readonly differences: readonly ColumnDifference[];
  readonly differing: number;
  readonly differingColumns: number;
  /** What cannot be derived anew, and why. */
  readonly notApplicable: readonly { readonly reason: string; readonly count: number }[];
}

interface Workplace {
  readonly reader: CopyReader;
  readonly pool: DerivePool;
  readonly corpusId: number;
  readonly onProgress: (done: number) => Promise<void>;
}

/** More of them say nothing that these do not. */
const SHOWN_DIFFERENCES = 1000;

/** Derives batches anew and compares them; as many are in flight as the threads take, all of one context. */
export class Rederiving {
  readonly #at: Workplace;
  #context = "";
  readonly #inFlight = new Set<Promise<void>>();
  readonly #differences: ColumnDifference[] = [];
  readonly #notApplicable = new Map<string, number>();
  #trajectories = 0;
  #rawBytes = 0;
  #differing = 0;
  #differingColumns = 0;
  #fault: { readonly error: unknown } | undefined;

  constructor(at: Workplace) {
    this.#at = at;
  }

  async take(batch: RowBatch, thresholds: FilterThresholds): Promise<void> {
    if (importerOf(batch.format) === undefined) {
      return this.#leaveOut(`No importer reads ${batch.format}.`, batch.rows.length);
    }
    const context = `${batch.format} ${batch.versionId}`;
    if (context !== this.#context) {
      await this.drain();
      this.#at.pool.open(fileContext(this.#at.corpusId, batch, thresholds));
      this.#context = context;
    }
    while (this.#inFlight.size >= this.#at.pool.capacity) await Promise.race(this.#inFlight);
    if (this.#fault) throw this.#fault.error;

    const stored = await readStoredRows(this.#at.reader, this.#at.corpusId, batch);
    const rows = this.#comparable(batch, stored);
    if (rows.length === 0) return;

    const packed = packRows(rows, stored);
    this.#rawBytes += packed.bytes.length;
    const work = this.#at.pool.derive(packed).then(async ({ derived }) => {
      this.#keep(compareBatch(rows, stored, derived), rows.length);
      await this.#at.onProgress(this.#trajectories);
    });
    const watched: Promise<void> = work
      .catch((error: unknown) => {
        this.#fault = { error };
      })
      .finally(() => this.#inFlight.delete(watched));
    this.#inFlight.add(watched);
  }

  async drain(): Promise<void> {
    await Promise.all(this.#inFlight);
    if (this.#fault) throw this.#fault.error;
  }

  result(): RederivedRows {
    return {
      trajectories: this.#trajectories,
      rawBytes: this.#rawBytes,
      differences: this.#differences,
      differing: this.#differing,
      differingColumns: this.#differingColumns,
      notApplicable: [...this.#notApplicable].map(([reason, count]) => ({ reason, count })),
    };
  }

  #comparable({ rows, versionId }: RowBatch, { raw, columns, versions }: StoredRows): readonly ChosenRow[] {
    const without = (reason: string, has: (row: ChosenRow) => boolean, left: readonly ChosenRow[]) => {
      const kept = left.filter(has);
      this.#leaveOut(reason, left.length - kept.length);

      return kept;
    };
    const recorded = without("Its raw record is not stored.", ({ id }) => raw.has(id), rows);
    const measured = without("It has no stored signals.", ({ id }) => columns.has(id), recorded);

    return without(
      "Another filter version decided it meanwhile.",
      ({ id }) => versions.get(id) === versionId,
      measured,
    );
  }

  #keep(found: readonly ColumnDifference[], rows: number): void {
    this.#trajectories += rows;
    this.#differing += new Set(found.map(({ id }) => id)).size;
    this.#differingColumns += found.length;
    this.#differences.push(...found.slice(0, SHOWN_DIFFERENCES - this.#differences.length));
  }

  #leaveOut(reason: string, count: number): void {
    if (count > 0) this.#notApplicable.set(reason, (this.#notApplicable.get(reason) ?? 0) + count);
  }
}

function packRows(rows: readonly ChosenRow[], { raw, headers }: StoredRows): RawBatch {
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

/** Names and times that no compared column holds. */
function fileContext(corpusId: number, { format, versionId }: RowBatch, thresholds: FilterThresholds): FileContext {
  return {
    ...{ corpusId, corpusName: "", importId: 0, fileId: 0, importedAtMs: 0, fileName: "" },
    ...{ filterVersionId: versionId, thresholds, format, isFactsOnly: true },
  };
}
