import { formatPercent } from "@/components/ui/format-number";

interface ShareIntervalProps {
  /** 0 to 1. */
  share: number;
  interval: readonly [number, number];
}

/** A share as a bar, with its interval over it and both in words. */
export function ShareInterval({ share, interval: [low, high] }: ShareIntervalProps) {
  return (
    <span className="flex w-66 items-center gap-2">
      <span aria-hidden className="relative h-2 w-28 shrink-0 rounded-mark bg-line">
        <span className="absolute inset-y-0 left-0 rounded-mark bg-subtask" style={{ width: `${100 * share}%` }} />
        <span
          className="absolute inset-y-0.5 rounded-mark border border-surface bg-ink"
          style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }}
        />
      </span>
      <span className="font-mono text-mono whitespace-nowrap">
        {formatPercent(share)}
        <span className="text-ink-2">
          {" "}
          [{formatPercent(low)}, {formatPercent(high)}]
        </span>
      </span>
    </span>
  );
}
