import type { KnownLikeness, Likeness } from "@/lib/contract/pipeline";
import type { DbOrTransaction } from "@/lib/db/client";
import { readAtOnce } from "@/lib/db/read-at-once";
import { PIPELINE_HIDDEN_TEXT } from "@/lib/domain/hidden-layer";
import { rankParts } from "@/lib/filter/lab/rank-column";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { readUnderWay } from "@/lib/services/filters/read-under-way";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { readGroup } from "./read-group";
import { readSelected } from "./read-selected";
import { type SelectionState, selectionState } from "./selection-state";
import { whySelected } from "./why-selected";

/**
 * Where a trajectory left the pipeline of the active version, why, and the near-duplicates of its group.
 *
 * @returns only how the selection is behind while it or the verdicts are, so that no newer label or older version is given
 * as the reason of a stage
 * @throws ServiceError NOT_FOUND; FORBIDDEN while the person reviews it or any other of its corpus blind, since a
 * duplicate says that another one won
 */
export async function getLikeness(ctx: Context, { id }: { readonly id: string }): Promise<Likeness> {
  requirePermission(ctx, "read");
  const key = await locateSighted(ctx, id, "seeing where it leaves the pipeline");
  if (await reviewsBlind(ctx, key.corpusId)) {
    throw new ServiceError("FORBIDDEN", PIPELINE_HIDDEN_TEXT);
  }

  // A selection that is made anew meanwhile would leave a stage of the old one, or "not yet", for good.
  return readAtOnce(ctx.db, (tx) => likenessOf(tx, key));
}

async function likenessOf(db: DbOrTransaction, key: TrajectoryKey): Promise<Likeness> {
  const selected = await readSelected(db, key);
  const state = await selectionState(db, key.corpusId);
  // While rows are being brought to a version, or are left on their way to it, they tell the verdicts of the one before.
  const isUndecided = (await readUnderWay(db, key.corpusId)) !== undefined;
  const isBehind = state.selectedAt !== null && (!state.isCurrent || isUndecided);
  if (isBehind || !selected) return { state: howBehind(state, isBehind) };
  const { thresholds } = selected;
  const { members, ...counts } = await readGroup(db, key.corpusId, selected.representativeKey ?? key.id);
  const representative = members.find(({ isRepresentative }) => isRepresentative);
  const isFirst = selected.representativeKey === null;

  return {
    state: "known",
    stage: selected.stage,
    why: whySelected(selected, thresholds, {
      ...counts,
      first: isFirst ? undefined : representative,
      staying: members.filter(({ stage }) => stage !== "duplicate"),
    }),
    representative:
      isFirst || !representative ? null : { id: representative.id, run: representative.run, rank: representative.rank },
    alikeBy: selected.alikeBy,
    similarity: selected.similarity,
    groupSize: counts.size,
    members: members.map(({ id, run, rank, alikeBy, similarity, stage }) => ({
      ...{ id, run, rank, alikeBy, similarity },
      isKept: stage === "kept",
    })),
    ranking: isRanked(selected.stage)
      ? rankParts(selected.signals, thresholds.ranking).map((part) => ({ ...part }))
      : [],
  };
}

function howBehind({ isBeingMade }: SelectionState, isBehind: boolean): Exclude<Likeness["state"], "known"> {
  if (isBeingMade) return "being_made";

  return isBehind ? "out_of_date" : "not_yet";
}

/** What leaves before is not compared by rank. */
function isRanked(stage: KnownLikeness["stage"]): boolean {
  return stage !== "winners" && stage !== "coefficient" && stage !== "format";
}
