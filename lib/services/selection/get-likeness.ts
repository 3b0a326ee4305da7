import type { Likeness } from "@/lib/contract/pipeline";
import { rankParts } from "@/lib/filter/lab/rank-column";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { readGroup } from "./read-group";
import { readSelected } from "./read-selected";
import { type SelectionState, selectionState } from "./selection-state";
import { whySelected } from "./why-selected";

/**
 * Where a trajectory left the pipeline of the active version, why, and the near-duplicates of its group.
 *
 * @throws ServiceError NOT_FOUND, also before the pipeline has come to it; CONFLICT while the selection is behind, so
 * that no newer label or version is given as the reason of an old stage; FORBIDDEN while the person reviews it or any
 * other of its corpus blind, since a duplicate says that another one won
 */
export async function getLikeness(ctx: Context, { id }: { readonly id: string }): Promise<Likeness> {
  requirePermission(ctx, "read");
  const key = await locateSighted(ctx, id, "seeing where it leaves the pipeline");
  if (await reviewsBlind(ctx, key.corpusId)) {
    throw new ServiceError(
      "FORBIDDEN",
      "Where trajectories leave the pipeline tells of others that you still review blind in this corpus.",
    );
  }

  const selected = await readSelected(ctx.db, key);
  const state = await selectionState(ctx.db, key.corpusId);
  if (state.selectedAt !== null && !state.isCurrent) throw new ServiceError("CONFLICT", behindBecause(state));
  if (!selected) throw new ServiceError("NOT_FOUND", "The pipeline has not come to this trajectory yet.");
  const { thresholds } = selected;
  const { size, members } = await readGroup(ctx.db, key.corpusId, selected.representativeKey ?? key.id);
  const representative = members.find(({ isRepresentative }) => isRepresentative);
  const isFirst = selected.representativeKey === null;

  return {
    stage: selected.stage,
    why: whySelected(selected, thresholds, { size, firstRun: isFirst ? undefined : representative?.run }),
    representative: isFirst || !representative ? null : { id: representative.id, run: representative.run },
    similarity: selected.similarity,
    groupSize: size,
    members: members.map(({ isRepresentative: _, ...member }) => member),
    ranking: isRanked(selected.stage)
      ? rankParts(selected.signals, thresholds.ranking).map((part) => ({ ...part }))
      : [],
  };
}

function behindBecause({ isBeingMade }: SelectionState): string {
  return isBeingMade
    ? "Where trajectories leave the pipeline is being brought up to date. Look again in a moment."
    : "Labels, trajectories or the filter version are newer than what is stored of where trajectories leave the pipeline. A look at the pipeline of the filter lab brings it up to date.";
}

/** What leaves before is not compared by rank. */
function isRanked(stage: Likeness["stage"]): boolean {
  return stage !== "winners" && stage !== "coefficient" && stage !== "format";
}
