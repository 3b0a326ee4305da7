import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { LEAVING, type Leaving, PIPELINE_STAGES, type PipelineStage } from "@/lib/domain/pipeline";
import type { PipelineResult } from "./pipeline-result";

/** Where those leave that do not come as far as a stage; what it takes off is beyond the stage before it. */
const TAKEN_OFF = {
  extracted: [],
  winners: ["winners"],
  normalised: [],
  coefficient: ["coefficient"],
  format: ["format"],
  dedup: ["duplicate"],
  structure: ["structure"],
  caps: ["problem_cap", "miner_cap"],
} as const satisfies Record<PipelineStage, readonly Leaving[]>;

/** How many rows leave at each place, by place in LEAVING. */
export function countLeaving({ leaving }: Pick<PipelineResult, "leaving">): Uint32Array {
  const counts = new Uint32Array(LEAVING.length);
  for (let row = 0; row < leaving.length; row += 1) {
    const at = leaving[row] ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  }

  return counts;
}

/**
 * How many rows come as far as each stage, in the order of PIPELINE_STAGES.
 *
 * @param unread - records that could not be read: they are extracted and go no further
 */
export function stageCounts(result: Pick<PipelineResult, "leaving">, unread: number): readonly number[] {
  const left = countLeaving(result);
  let staying = result.leaving.length;

  return PIPELINE_STAGES.map((stage) => {
    for (const at of TAKEN_OFF[stage]) staying -= left[LEAVING.indexOf(at)] ?? 0;

    return stage === "extracted" ? staying + unread : staying;
  });
}

/** Whether rows come as far as a stage. */
export function comeAsFarAs(
  stage: PipelineStage,
  { leaving }: Pick<PipelineResult, "leaving">,
): (row: number) => boolean {
  const stages = PIPELINE_STAGES.slice(0, PIPELINE_STAGES.indexOf(stage) + 1);
  const isTakenOff = new Set(stages.flatMap((one) => TAKEN_OFF[one].map((at) => LEAVING.indexOf(at))));

  return (row) => !isTakenOff.has(leaving[row] ?? -1);
}

/** Whether thresholds switch a stage off, so that everything passes it. */
export function isStageOff(stage: PipelineStage, thresholds: FilterThresholds): boolean {
  switch (stage) {
    case "coefficient":
      return thresholds.coefficientGate === null;
    case "format":
      return Object.values(thresholds.rejects).every((isOn) => !isOn);
    case "dedup":
      return thresholds.dedup.measure === "off";
    case "caps":
      return thresholds.capPerProblem === null && thresholds.capPerMiner === null;
    case "extracted":
    case "winners":
    case "normalised":
    case "structure":
      return false;
  }
}
