import type { FilterThresholds } from "./filter-thresholds";
import type { ThresholdName } from "./threshold-fields";

/** Where a share has to end, because it may not cross the other one. */
export interface ShareEdge {
  readonly side: "above" | "below";
  /** The other share: the edge itself is not allowed. */
  readonly at: number;
}

/** Of each of the two shares that may not cross the edge that the other sets; undefined of every other threshold. */
export function shareEdge(
  name: ThresholdName,
  { subTaskShare, agenticShare }: Pick<FilterThresholds, "subTaskShare" | "agenticShare">,
): ShareEdge | undefined {
  if (name === "agenticShare") return { side: "above", at: subTaskShare };

  return name === "subTaskShare" ? { side: "below", at: agenticShare } : undefined;
}

/** The nearest place of a track to a wished one that the edge allows. */
export function withinEdge(wished: number, { side, at }: ShareEdge, step: number): number {
  // A share of one step may have a last bit too many: 0.2 / 0.01 is 20.000000000000004 of some.
  const steps = Number((at / step).toFixed(6));

  return side === "above"
    ? Math.max(wished, (Math.floor(steps) + 1) * step)
    : Math.min(wished, (Math.ceil(steps) - 1) * step);
}

/** Why the places of a curve do not go on to the end of the range; undefined where they do. */
export function edgeWords(
  name: ThresholdName,
  thresholds: Pick<FilterThresholds, "subTaskShare" | "agenticShare">,
): string | undefined {
  const edge = shareEdge(name, thresholds);
  if (edge === undefined) return undefined;

  return edge.side === "above"
    ? `The curve begins above the sub-task share (${edge.at}), since the agentic share has to lie above it.`
    : `The curve ends below the agentic share (${edge.at}), since the sub-task share has to lie below it.`;
}
