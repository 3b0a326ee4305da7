import { Chip } from "@/components/ui/chip";
import type { TrajectoryPage } from "@/lib/contract/trajectories";

/** How a stored selection is behind, in the same words wherever something is of it. */
export function BehindChip({ how }: { how: NonNullable<TrajectoryPage["selection"]> }) {
  return <Chip tone="hollow">{how === "being_made" ? "being brought up to date" : "out of date"}</Chip>;
}
