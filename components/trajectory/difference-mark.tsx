import { Chip } from "@/components/ui/chip";
import type { StepDifference } from "@/lib/domain/step-compare";

/** How a step stands to the rollout it is compared with. */
export function DifferenceMark({ difference }: { difference: StepDifference }) {
  return (
    <p className="mb-1">
      <DifferenceChip difference={difference} />
    </p>
  );
}

function DifferenceChip({ difference }: { difference: StepDifference }) {
  switch (difference.kind) {
    case "same":
      return (
        <Chip tone="quiet" mark="=">
          same calls as its step {difference.step + 1}
        </Chip>
      );
    case "changed":
      return (
        <Chip tone="subtask" mark="≠">
          other arguments than its step {difference.step + 1}
        </Chip>
      );
    case "only":
      return (
        <Chip tone="accent" mark="+">
          only in this rollout
        </Chip>
      );
  }
}
