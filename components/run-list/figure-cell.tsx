import Link from "next/link";
import { formatPoints, formatShare } from "@/components/judge-report/format-estimate";
import { BOUND, type BoundKind } from "@/components/run-comparison/bound-mark";
import { countOf } from "@/components/ui/format-number";
import type { Figure } from "@/lib/contract/evaluation";
import { PART_MARK } from "@/lib/domain/part-words";
import { NoFigure } from "./no-figure";

/** Smaller than the number, since a column has little room. */
const UNIT = " points";

/** What it is where not all is scored, with why. */
export interface Bound {
  readonly kind: BoundKind;
  readonly reason: string;
}

interface FigureCellProps {
  figure: Figure;
  /** Undefined where it is what it is. */
  bound?: Bound | undefined;
  /** Of which problems it is, where not of all of the run. */
  part?: string | undefined;
  /** A difference of shares, as headroom. */
  isPoints?: boolean;
  /** What it is a figure of, for screen readers. */
  of: string;
  href: string;
}

/** A share with its interval, or why there is none; it opens what it rests on. */
export function FigureCell({ figure, bound, part, isPoints = false, of, href }: FigureCellProps) {
  if (figure.value === null) return <NoFigure reason={figure.reason} />;

  const { value, interval, note } = figure;
  const words = isPoints ? formatPoints(value) : formatShare(value);
  const { mark, words: boundWords } = bound ? BOUND[bound.kind] : { mark: "", words: "" };
  const bounds = interval && `${percent(interval[0])} to ${percent(interval[1])}`;

  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      title={[bound?.reason, part && `Over ${part}`, note ?? `95 % interval, ${countOf(figure.n, "problem")}`]
        .filter(Boolean)
        .join("\n")}
      aria-label={`${of} ${boundWords}${words}${bounds ? `, ${bounds}` : ""}${part ? `, over ${part}` : ""}: open the rows`}
      className="flex min-w-0 flex-col items-end hover:underline"
    >
      <span className="font-mono text-mono whitespace-nowrap text-ink">
        {part ? PART_MARK : ""}
        {mark}
        {(bound?.kind === "either" ? words.replace(/^\+/, "") : words).replace(UNIT, "")}
        {isPoints ? <span className="font-sans text-caption text-ink-3">{UNIT}</span> : null}
      </span>
      <span className="text-caption whitespace-nowrap text-ink-3">{bounds ?? "no interval"}</span>
    </Link>
  );
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
