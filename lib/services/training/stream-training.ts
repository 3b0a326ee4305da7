import type { TrainingDownloadQuery } from "@/lib/contract/training";
import { csvLine } from "@/lib/domain/csv-line";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { smoothPoints } from "@/lib/stats/smooth-points";
import { readCurves, type StoredCurve } from "./read-curves";

/**
 * Every point of some curves as CSV: run, step, metric and value, as an import reads them again; smoothed ones with their
 * mean behind it.
 *
 * @throws ServiceError NOT_FOUND before the first line
 */
export async function streamTraining(
  ctx: Context,
  { id, curves, smooth }: TrainingDownloadQuery & { readonly id: string },
): Promise<{ corpusName: string; bytes: AsyncGenerator<Uint8Array> }> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  // One curve at a time, so that memory stays flat.
  const read = (curve: string) => readCurves(ctx.db, { corpusId: corpus.id, curves: [curve] });
  const [first = "", ...rest] = curves;
  const head = await read(first);

  async function* lines(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(csvLine(["run", "step", "metric", "value", ...(smooth === 1 ? [] : [`mean of ${smooth}`])]));
    yield textOf(head, smooth);
    for (const curve of rest) yield textOf(await read(curve), smooth);
  }

  return { corpusName: corpus.name, bytes: lines() };
}

function textOf(curves: readonly StoredCurve[], smooth: TrainingDownloadQuery["smooth"]): Uint8Array {
  const lines = curves.flatMap(({ run, metric, points }) => {
    const means = smooth === 1 ? undefined : smoothPoints(points, smooth);

    return points.map(([step, value], at) => csvLine([run, step, metric, value, ...meanOf(means?.[at])]));
  });

  return Buffer.from(lines.join(""));
}

function meanOf(point: readonly [number, number] | undefined): number[] {
  return point ? [point[1]] : [];
}
