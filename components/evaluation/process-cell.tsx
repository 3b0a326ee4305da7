import { CountLink } from "@/components/judge-report/count-link";
import { formatNumber } from "@/components/ui/format-number";
import type { ProcessCell as Cell } from "@/lib/contract/process";
import type { ProcessMetric } from "@/lib/query/process-metrics";
import { differenceText, intervalText, metricText, shownIn } from "./process-values";

interface ProcessCellProps {
  metric: ProcessMetric;
  cell: Cell;
  /** Of the run and the metric, for screen readers. */
  of: string;
  addressOf: (filter: string) => string;
}

/** A metric of a run: its figure, the difference to the baseline, and the rows that show it. */
export function ProcessCell({ metric, cell, of, addressOf }: ProcessCellProps) {
  const { figure, known, shown, notApplicable } = cell;
  if (figure.value === null)
    return <NotKnown count={notApplicable.count} href={addressOf(notApplicable.filter)} of={of} />;
  const interval = intervalText(metric, figure);

  return (
    <span className="flex flex-col items-end gap-0.5">
      <span className="font-mono text-mono whitespace-nowrap" title={figure.note ?? undefined}>
        {metricText(metric, figure.value)} <span className="text-ink-3">{interval ?? "too few"}</span>
      </span>
      {cell.difference === null ? null : (
        <Difference metric={metric} difference={cell.difference} isApart={cell.isApart} />
      )}
      <span className="inline-flex flex-wrap items-center justify-end gap-x-1 text-caption text-ink-3">
        <span>{shownIn(metric)}</span>
        <CountLink count={shown.count} href={addressOf(shown.filter)} of={`show it, ${of}`} />
        <span>
          of {formatNumber(known)} {known === 1 ? "trajectory" : "trajectories"}
          {notApplicable.count > 0 ? " · n/a" : null}
        </span>
        {notApplicable.count > 0 ? (
          <CountLink count={notApplicable.count} href={addressOf(notApplicable.filter)} of={`not known, ${of}`} />
        ) : null}
      </span>
    </span>
  );
}

function NotKnown({ count, href, of }: { count: number; href: string; of: string }) {
  return (
    <span className="inline-flex items-center gap-1 text-caption text-ink-3">
      n/a
      {count > 0 ? <CountLink count={count} href={href} of={`not known, ${of}`} /> : null}
    </span>
  );
}

interface DifferenceProps extends Pick<Cell, "isApart"> {
  metric: ProcessMetric;
  difference: NonNullable<Cell["difference"]>;
}

/** Bold with a sign where it is more than chance, as one of all that are shown. */
function Difference({ metric, difference, isApart }: DifferenceProps) {
  if (difference.value === null) return null;
  const interval = intervalText(metric, difference);

  return (
    <span
      className={
        isApart
          ? "font-mono text-mono font-semibold whitespace-nowrap"
          : "font-mono text-mono whitespace-nowrap text-ink-2"
      }
      title={difference.note ?? undefined}
    >
      {isApart ? <span aria-hidden>{difference.value > 0 ? "▲ " : "▼ "}</span> : null}
      {differenceText(metric, difference.value)}
      {interval === undefined ? null : <span className="font-normal text-ink-3"> {interval}</span>}
    </span>
  );
}
