import type { PreviewRelease, ReleasePreview } from "@/lib/contract/releases";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { howStale } from "@/lib/services/selection/stale-selection";
import { ServiceError } from "@/lib/services/service-error";
import { matchingRows } from "@/lib/services/trajectories/matching-rows";
import { chooseRows } from "./choose-rows";
import { countTaken } from "./count-taken";
import { leftByPipeline, nothingTaken } from "./nothing-taken";
import { readRecipe } from "./read-recipe";
import { whyUnsettled } from "./why-unsettled";

/**
 * What a recipe would take: by the stored selection of the pipeline, which is made anew where it is behind, or as its own
 * version, caps and labels decide from the facts.
 * What the preset leaves out for its tokens or its shape is known only when it is built.
 *
 * @throws ServiceError FORBIDDEN or NOT_FOUND; what else keeps it from being built is `refused`
 */
export async function previewRelease(
  ctx: Context,
  { id, recipe }: PreviewRelease & { readonly id: string },
): Promise<ReleasePreview> {
  requirePermission(ctx, "build_release");
  const read = await readRecipe(ctx, id, recipe).catch((error: unknown) => {
    if (error instanceof ServiceError && (error.code === "INVALID" || error.code === "CONFLICT")) return error;
    throw error;
  });
  if (read instanceof ServiceError) return { ...NOTHING, refused: read.message };

  const { corpus, splitId, selection, filter, isStored } = read;
  const unsettled = isStored ? undefined : await whyUnsettled(ctx.db, read);
  if (unsettled !== undefined) return { ...NOTHING, refused: unsettled };

  // What is decided from the facts needs no stored selection.
  const stale = isStored ? await howStale(ctx.db, corpus.id) : undefined;
  const chosen = isStored ? undefined : await chooseRows(ctx.db, { known: read, tx: ctx.db, isPreview: true });
  const where = await matchingRows(ctx, corpus.id, filter);
  const counted = await countTaken(ctx.db, read, { corpusId: corpus.id, splitId, selection, where, chosen });
  const isEmpty = counted.pools.every(({ trajectories }) => trajectories === 0);

  return {
    ...counted,
    pipelineFilter: isStored ? leftByPipeline(read) : null,
    selection: stale ?? null,
    refused: isEmpty && stale === undefined ? nothingTaken(selection, counted.leftOut) : null,
  };
}

const NOTHING: Omit<ReleasePreview, "refused"> = {
  pools: [],
  leftOut: { pipeline: 0, otherPool: 0, noPool: 0 },
  unscored: 0,
  pipelineFilter: null,
  classes: null,
  selection: null,
};
