import { Clock } from "lucide-react";
import type { ClusterList } from "@/lib/contract/clusters";

const SAYS = {
  measures:
    "Newer trajectories are still being measured, so these clusters are not current: a new problem stands alone until they are made anew, which starts by itself.",
  clusters:
    "Something was imported or decided since these clusters were made, so they are not current: a new problem stands alone until they are made anew.",
} as const satisfies Record<NonNullable<ClusterList["lag"]>, string>;

/** Why the clusters do not know everything yet; nothing where they do. */
export function LagLine({ lag }: Pick<ClusterList, "lag">) {
  if (lag === null) return null;

  return (
    <p
      role="status"
      className="flex max-w-220 items-start gap-2 rounded-panel border border-line bg-subtask-soft px-4 py-3"
    >
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-2" />
      {SAYS[lag]}
    </p>
  );
}
