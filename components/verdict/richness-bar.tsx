import { classNames } from "@/components/ui/class-names";
import { formatRatio } from "@/components/ui/format-number";
import type { Verdict } from "@/lib/domain/verdict";
import { NotApplicable } from "./not-applicable";

const FILL = {
  agentic: "bg-agentic",
  sub_task: "bg-subtask",
  review: "bg-review",
  insufficient_evidence: "bg-ink-3",
} as const satisfies Record<Verdict, string>;

/** Share of dispatches whose tool the model named next, drawn in the colour of the verdict, which goes by another count. */
export function RichnessBar({ ratio, verdict }: { ratio: number | null; verdict: Verdict }) {
  if (ratio === null) return <NotApplicable why="No call to a catalogue tool was logged, so there is no share" />;

  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1 w-8 overflow-hidden rounded-mark bg-line-strong">
        <span
          className={classNames("block h-full rounded-mark", FILL[verdict])}
          style={{ width: `${Math.max(4, 100 * Math.min(1, ratio))}%` }}
        />
      </span>
      <span className="font-mono text-mono text-ink-2">{formatRatio(ratio)}</span>
    </span>
  );
}
