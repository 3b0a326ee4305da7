import { Chip } from "@/components/ui/chip";
import type { TrajectoryPage } from "@/lib/contract/trajectories";

const HOW = {
  being_made: { word: "being brought up to date", rest: "Reload in a moment." },
  out_of_date: { word: "out of date", rest: "Have it made anew at the pipeline of the filter lab." },
} as const;

/** That the rows are of a stored selection which is behind: by what they are listed may have changed. */
export function StaleSelection({ how }: { how: NonNullable<TrajectoryPage["selection"]> }) {
  const { word, rest } = HOW[how];

  return (
    <span role="status" className="whitespace-nowrap">
      <Chip tone="hollow">{word}</Chip> Where trajectories leave is of before. {rest}
    </span>
  );
}
