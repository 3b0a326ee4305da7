import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { HIDDEN_LAYERS, type HiddenLayer } from "@/lib/domain/hidden-layer";

/** What tells of each layer once a detail is masked. */
type Shown = Pick<TrajectoryDetail, "header" | "review" | "gateReview" | "hidden">;

/** The layers that a masked detail shows something of: a trajectory without a judgement shows no judge. */
export function shownLayers({ header, review, gateReview, hidden }: Shown): HiddenLayer[] {
  const { judgement, outcome, problem } = header;
  const holds: Readonly<Record<HiddenLayer, boolean>> = {
    judge: judgement !== undefined && judgement.state !== "absent",
    // Every trajectory has a verdict.
    verdict: true,
    outcome: outcome !== undefined && outcome.level !== "unscored",
    reward: problem.reward !== undefined || problem.voucher !== undefined,
    peers: (review?.label ?? null) !== null || review?.approved === true || (gateReview?.gate ?? null) !== null,
  };

  return HIDDEN_LAYERS.filter((layer) => holds[layer] && !hidden.includes(layer));
}
