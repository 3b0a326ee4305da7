import { Chip } from "@/components/ui/chip";
import type { Leaving } from "@/lib/domain/pipeline";

const LEFT_AT = {
  winners: "not a winner",
  coefficient: "below the coefficient gate",
  format: "breaks a format rule",
  duplicate: "near-duplicate",
  structure: "not agentic",
  problem_cap: "over the cap of its problem",
  miner_cap: "over the cap of its miner",
  kept: "kept",
} as const satisfies Record<Leaving, string>;

interface LeavesChipProps {
  stage: Leaving;
  /** The reason in a sentence, where it does not stand beside it. */
  title?: string;
}

/** Where a trajectory leaves the pipeline, or that it is kept. */
export function LeavesChip({ stage, title }: LeavesChipProps) {
  return (
    <Chip tone={stage === "kept" ? "agentic" : "plain"} mark={stage === "kept" ? "✓" : "✕"} title={title}>
      {LEFT_AT[stage]}
    </Chip>
  );
}
