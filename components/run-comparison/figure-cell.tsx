import { classNames } from "@/components/ui/class-names";
import type { Figure } from "@/lib/contract/evaluation";
import { type BoundKind, BoundMark } from "./bound-mark";
import { intervalWords, valueWords } from "./figure-words";
import { PartMark } from "./part-mark";

interface FigureCellProps {
  figure: Figure;
  /** From where to where the line of the interval goes; a difference lies about 0. */
  scale?: readonly [number, number];
  /** A difference of shares that is never below 0, as headroom. */
  isPoints?: boolean;
  bound?: BoundKind | undefined;
  /** Of which problems it is, where not of all. */
  part?: string | undefined;
  /** Of the run's series. */
  color?: string;
}

/** A share or a difference with its interval, as numbers and as a line. */
export function FigureCell({
  figure,
  scale: [from, to] = [0, 1],
  isPoints = false,
  bound,
  part,
  color = "var(--accent)",
}: FigureCellProps) {
  if (figure.value === null) return <span className="text-caption text-ink-3">{figure.reason}</span>;
  const { value, interval, note } = figure;
  const isAboutZero = from < 0;
  const isDifference = isAboutZero || isPoints;
  const at = (share: number): string => `${((Math.min(to, Math.max(from, share)) - from) / (to - from)) * 100}%`;

  return (
    <span className="inline-flex items-center gap-2" title={titleOf(part, note)}>
      <span
        className={classNames(
          "font-mono text-mono whitespace-nowrap",
          // One width, so that the lines of a column stand under each other.
          interval !== null && (isDifference ? "min-w-[28ch]" : "min-w-[21ch]"),
        )}
      >
        <PartMark part={part} />
        <BoundMark bound={bound} />
        {valueWords(value, isDifference)}
        <span className="text-ink-3"> {intervalWords(interval)}</span>
        {part === undefined ? null : <span className="sr-only">, over {part}</span>}
      </span>
      {interval === null ? null : (
        <span
          aria-hidden
          className="relative hidden h-3 w-20 shrink-0 border-x border-line narrow:inline-block medium:w-28"
        >
          <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
          {isAboutZero ? <span className="absolute inset-y-0 w-px bg-edge" style={{ left: at(0) }} /> : null}
          <span
            className="absolute top-1/2 h-0.5 -translate-y-1/2 opacity-50"
            style={{ background: color, left: at(interval[0]), right: `calc(100% - ${at(interval[1])})` }}
          />
          <span
            className="absolute top-1/2 size-1.5 -translate-x-1/2 -translate-y-1/2 rounded-mark"
            style={{ background: color, left: at(value) }}
          />
        </span>
      )}
    </span>
  );
}

function titleOf(part: string | undefined, note: string | null): string | undefined {
  return [part && `Over ${part}`, note].filter(Boolean).join("\n") || undefined;
}
