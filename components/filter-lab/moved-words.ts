import { countOf } from "@/components/ui/format-number";
import type { FilterActivation } from "@/lib/contract/filters";

/** How many trajectories an activation gave another verdict. What the pipeline keeps changes by more than verdicts. */
export function movedWords(moved: FilterActivation["moved"]): string {
  if (moved === null) return "How many moved is not told yet.";
  const count = moved.reduce((sum, move) => sum + move.count, 0);

  return count === 0
    ? "No verdict changed."
    : `${countOf(count, "trajectory has", "trajectories have")} another verdict.`;
}

/** Which version decides now, and which one did. */
export function activeWords({ version, previous }: Pick<FilterActivation, "version" | "previous">): string {
  return `“${version.name}” is active instead of “${previous.name}”.`;
}
