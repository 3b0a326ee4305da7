import { BehindChip } from "@/components/filter-panels/behind-chip";
import { PipelineLink } from "@/components/filter-panels/pipeline-link";
import type { TrajectoryPage } from "@/lib/contract/trajectories";

interface StaleSelectionProps {
  how: NonNullable<TrajectoryPage["selection"]>;
  /** Public id. */
  corpus: string;
}

/** That the rows are of a stored selection which is behind: by what they are listed may have changed. */
export function StaleSelection({ how, corpus }: StaleSelectionProps) {
  return (
    <span role="status" className="whitespace-nowrap">
      <BehindChip how={how} /> Where trajectories leave the pipeline may have changed since.{" "}
      {how === "being_made" ? (
        "The rows are updated by themselves."
      ) : (
        <>
          Bring it up to date in the <PipelineLink corpus={corpus} />.
        </>
      )}
    </span>
  );
}
