import type { TrainingPoints, TrainingPointsQuery } from "@/lib/contract/training";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { type CurvePoint, smoothPoints } from "@/lib/stats/smooth-points";
import { thinPoints } from "@/lib/stats/thin-points";
import { readCurves } from "./read-curves";

/**
 * Curves to draw. Means are of all points; what is drawn are as many as a picture of this width can show.
 *
 * @throws ServiceError NOT_FOUND when a curve is missing or was removed
 */
export async function getTrainingPoints(
  ctx: Context,
  { id, curves, smooth, pixels }: TrainingPointsQuery & { readonly id: string },
): Promise<TrainingPoints> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const stored = await readCurves(ctx.db, { corpusId: corpus.id, curves });
  const drawn = (points: readonly CurvePoint[]): [number, number][] =>
    thinPoints(points, pixels).map(([step, value]) => [step, value]);

  return {
    series: stored.map(({ id: curve, run, metric, points }) => {
      const raw = drawn(points);

      return {
        ...{ curve, run, metric, raw, points: points.length, isThinned: raw.length < points.length },
        smooth: smooth === 1 ? null : drawn(smoothPoints(points, smooth)),
      };
    }),
  };
}
