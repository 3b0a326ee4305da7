import type { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { CopyReader } from "@/lib/db/copy-out";
import { importerOf } from "@/lib/importers";
import type { DerivePool } from "@/lib/services/imports/derive-pool";
import type { ChosenRow } from "./chosen-rows";
import { type ColumnDifference, type ComparedBatch, compareBatch } from "./compare-batch";
import { fileOfRows, rawOfRows } from "./raw-of-rows";
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
  readonly notApplicable: readonly LeftOut[];
  /** What of those that were derived was not compared, and why. */
  readonly notCompared: readonly LeftOut[];
}

interface LeftOut {
  readonly reason: string;
  readonly count: number;
}

interface Workplace {
  readonly reader: CopyReader;
  readonly pool: DerivePool;
  readonly corpusId: number;
  readonly withLikeness: boolean;
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
  readonly #notCompared = new Map<string, number>();
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
      const { corpusId, withLikeness } = this.#at;
      this.#at.pool.open(fileOfRows({ corpusId, withLikeness }, batch, thresholds));
      this.#context = context;
    }
    while (this.#inFlight.size >= this.#at.pool.capacity) await Promise.race(this.#inFlight);
    if (this.#fault) throw this.#fault.error;

    const stored = await readStoredRows(this.#at.reader, this.#at.corpusId, batch);
    const rows = this.#comparable(batch, stored);
    if (rows.length === 0) return;

    const packed = rawOfRows(rows, stored);
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
      notCompared: [...this.#notCompared].map(([reason, count]) => ({ reason, count })),
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

  #keep({ differences: found, unmeasured, reworded }: ComparedBatch, rows: number): void {
    this.#trajectories += rows;
    countIn(this.#notCompared, UNMEASURED, unmeasured);
    countIn(this.#notCompared, REWORDED, reworded);
    this.#differing += new Set(found.map(({ id }) => id)).size;
    this.#differingColumns += found.length;
    this.#differences.push(...found.slice(0, SHOWN_DIFFERENCES - this.#differences.length));
  }

  #leaveOut(reason: string, count: number): void {
    countIn(this.#notApplicable, reason, count);
  }
}

const UNMEASURED = "The measures of this release have not come to it yet, so there is no likeness to compare.";
const REWORDED = "The corpus keeps other words of its task, of which the template of its thoughts is made.";

function countIn(counts: Map<string, number>, reason: string, count: number): void {
  if (count > 0) counts.set(reason, (counts.get(reason) ?? 0) + count);
}
