import { formatNumber } from "./format-number";

interface ProgressBarProps {
  label: string;
  done: number;
  /** 0: not known yet. */
  total: number;
}

/** Determinate when the total is known; else it says only that work goes on. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const percent = total > 0 ? Math.min(100, (100 * done) / total) : undefined;

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === undefined ? {} : { "aria-valuenow": Math.round(percent) })}
      aria-valuetext={percent === undefined ? "starting" : `${formatNumber(Math.round(percent))} %`}
      className="h-1 w-full overflow-hidden rounded-mark bg-line"
    >
      <div className="h-full bg-accent" style={{ width: `${percent ?? 4}%` }} />
    </div>
  );
}
