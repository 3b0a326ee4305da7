import Link from "next/link";
import { NoFigure } from "./no-figure";

interface MeanCellProps {
  mean: number | null;
  format: (value: number) => string;
  /** What it is a mean of, for screen readers. */
  of: string;
  /** What it rests on, on hover. */
  about: string;
  href: string;
}

/** A mean that opens its rows, or a dash where no rollout has a value. */
export function MeanCell({ mean, format, of, about, href }: MeanCellProps) {
  if (mean === null) return <NoFigure reason={about} />;

  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      title={about}
      aria-label={`${of} ${format(mean)}: open the rows`}
      className="font-mono text-mono text-ink-2 hover:underline"
    >
      {format(mean)}
    </Link>
  );
}
