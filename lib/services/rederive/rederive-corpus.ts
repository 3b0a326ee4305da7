import { availableParallelism } from "node:os";
import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import { openCopyReader } from "@/lib/db/copy-out";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { openDerivePool } from "@/lib/services/imports/derive-pool";
import { MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { requirePermission } from "@/lib/services/require-permission";
import { chosenRows, countChoosable } from "./chosen-rows";
import { COMPARED_COLUMNS } from "./compared-columns";
import { type RederivedRows, Rederiving } from "./rederiving";
import { rowBatches } from "./row-batches";

export interface Rederive {
  /** Public id of the corpus. */
  readonly corpus: string;
  readonly databaseUrl: string;
  /** How many trajectories; all of them where it is absent. */
  readonly sample?: number | undefined;
  readonly seed: number;
  readonly onProgress: (done: number, total: number) => Promise<void>;
  /** The bundled derivation thread; its default is beside the bundled program. */
  readonly deriveWorker?: URL;
}

export interface Rederivation extends RederivedRows {
  /** Columns that were compared of each. */
  readonly columns: number;
  readonly ms: number;
}

/**
 * Derives the stored outcomes, judge's figures, signals, verdicts and rejects of a corpus anew from its raw records, by the
 * code that an import runs, and its likeness by that of the measures; and says which stored column is another. Nothing is
 * written.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN
 */
export async function rederiveCorpus(ctx: Context, input: Rederive): Promise<Rederivation> {
  requirePermission(ctx, "test_filter");
  const corpus = await getCorpusKey(ctx.db, input.corpus);
  const choice = { corpusId: corpus.id, sample: input.sample, seed: input.seed };
  const startedAt = performance.now();
  const withLikeness = await isMeasured(ctx, corpus.id);
  const total = await countChoosable(ctx, choice);
  const reader = await openCopyReader(input.databaseUrl);
  const pool = await openDerivePool(input.deriveWorker, availableParallelism());
  const work = new Rederiving({
    ...{ reader, pool, corpusId: corpus.id, withLikeness },
    onProgress: (done) => input.onProgress(done, total),
  });

  try {
    const versions = new Map<number, FilterThresholds>();
    for await (const batch of rowBatches(chosenRows(ctx, choice))) {
      const thresholds = versions.get(batch.versionId) ?? (await thresholdsOf(ctx, batch.versionId));
      versions.set(batch.versionId, thresholds);
      await work.take(batch, thresholds);
    }
    await work.drain();
  } finally {
    await pool.close();
    await reader.close();
  }

  return { ...work.result(), columns: COMPARED_COLUMNS.length, ms: Math.round(performance.now() - startedAt) };
}

/** Whether any likeness is there that the measures of this version wrote: it is a third more to derive. */
async function isMeasured({ db }: Context, id: number): Promise<boolean> {
  const { measureVersion } = await db.corpus.findUniqueOrThrow({ where: { id }, select: { measureVersion: true } });

  return measureVersion === MEASURE_VERSION;
}

async function thresholdsOf({ db }: Context, id: number): Promise<FilterThresholds> {
  const { thresholds } = await db.filterVersion.findUniqueOrThrow({ where: { id }, select: { thresholds: true } });

  return FilterThresholds.parse(thresholds);
}
