import Link from "next/link";
import { formatShare } from "@/components/judge-report/format-estimate";
import { countOf } from "@/components/ui/format-number";
import type { Figure } from "@/lib/contract/evaluation";
import { NoFigure } from "./no-figure";

interface FigureCellProps {
  figure: Figure;
  /** What it is a figure of, for screen readers. */
  of: string;
  href: string;
}

/** A share with its interval, or why there is none; it opens what it rests on. */
export function FigureCell({ figure, of, href }: FigureCellProps) {
  if (figure.value === null) return <NoFigure reason={figure.reason} />;

  const { value, interval, note } = figure;
  const bounds = interval && `${percent(interval[0])} to ${percent(interval[1])}`;

  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      title={note ?? `95 % interval, ${countOf(figure.n, "problem")}`}
      aria-label={`${of} ${formatShare(value)}${bounds ? `, ${bounds}` : ""}: open the rows`}
      className="flex min-w-0 flex-col items-end hover:underline"
    >
      <span className="font-mono text-mono text-ink">{formatShare(value)}</span>
      <span className="text-caption whitespace-nowrap text-ink-3">{bounds ?? "no interval"}</span>
    </Link>
  );
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
