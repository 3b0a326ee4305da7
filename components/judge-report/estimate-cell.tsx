import type { Estimate } from "@/lib/contract/queues";
import { markedBounds } from "@/lib/domain/few-agents";
import { formatShare } from "./format-estimate";
import { NoteMark } from "./note-mark";

interface EstimateCellProps {
  estimate: Estimate;
  /** The end of the line's scale, which the column names; 1 when absent. */
  top?: number;
}

/** A share with its interval as a cell: the number, a line from bound to bound on a scale from 0, and what to know of it. */
export function EstimateCell({ estimate, top = 1 }: EstimateCellProps) {
  if (estimate.value === null)
    return (
      <span className="text-caption whitespace-nowrap text-ink-3" title={estimate.reason}>
        {estimate.n === 0 ? "no labels" : noFigureWords(estimate)}
      </span>
    );
  const { value, low, high, note } = estimate;

  return (
    <span className="inline-flex items-center gap-2">
      <span className="font-mono text-mono whitespace-nowrap narrow:min-w-40">
        {formatShare(value)}
        {low === null || high === null ? null : (
          <span className="text-ink-3">
            {" "}
            {markedBounds(`${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}`, note)}
          </span>
        )}
      </span>
      {low === null || high === null ? null : (
        <IntervalLine value={value / top} low={low / top} high={Math.min(1, high / top)} />
      )}
      <NoteMark estimate={estimate} />
    </span>
  );
}

/** The reason in few words. Labels are counted as the reason counts them: `n` may hold others, from which nothing follows. */
function noFigureWords({ n, few }: Extract<Estimate, { value: null }>): string {
  if (few === undefined) return `no figure, n ${n}`;

  return few.of === "clusters" ? `too few problems, n ${n}` : `too few, n ${few.count}`;
}

function IntervalLine({ value, low, high }: { value: number; low: number; high: number }) {
  return (
    <span aria-hidden className="relative hidden h-3 w-24 shrink-0 border-x border-line narrow:inline-block">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span
        className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-accent opacity-50"
        style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
      />
      <span
        className="absolute top-1/2 size-1.5 -translate-x-1/2 -translate-y-1/2 rounded-mark bg-accent"
        style={{ left: `${value * 100}%` }}
      />
    </span>
  );
}
