import { formatPercent } from "@/components/ui/format-number";
import { markedBounds } from "@/lib/domain/few-agents";

interface ShareIntervalProps {
  /** 0 to 1. */
  share: number;
  interval: readonly [number, number] | null;
  /** Why there is no interval. */
  tooFew: string | null;
  /** What has to be known of the interval. */
  note: string | null;
}

/** A share as a bar, with its interval over it and both in words, or why there is no interval: then nothing is drawn. */
export function ShareInterval({ share, interval, tooFew, note }: ShareIntervalProps) {
  if (interval === null) return <span className="w-66 text-caption text-ink-2">{tooFew}</span>;

  return (
    <span className="flex min-w-66 items-center gap-2">
      <span aria-hidden className="relative h-2 w-28 shrink-0 rounded-mark bg-line">
        <span className="absolute inset-y-0 left-0 rounded-mark bg-subtask" style={{ width: `${100 * share}%` }} />
        <span
          className="absolute inset-y-0.5 rounded-mark border border-surface bg-ink"
          style={{ left: `${100 * interval[0]}%`, width: `${100 * (interval[1] - interval[0])}%` }}
        />
      </span>
      <span className="font-mono text-mono narrow:whitespace-nowrap">
        {formatPercent(share)}
        <span className="text-ink-2"> [{markedBounds(interval.map(formatPercent).join(", "), note ?? undefined)}]</span>
      </span>
    </span>
  );
}
