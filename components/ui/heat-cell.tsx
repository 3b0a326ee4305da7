import Link from "next/link";
import { classNames } from "./class-names";

const TINT = { agree: "var(--accent)", differ: "var(--danger)" } as const;
/** Above it the text would lose contrast. */
const MOST_TINT = 42;

interface HeatCellProps {
  href: string;
  /** What it holds, for screen readers. */
  label: string;
  title: string;
  /** What its tint says: grey has none, because too little is known. */
  tone: keyof typeof TINT | "grey";
  /** 0 to 1. */
  share: number;
  value: string;
  note: string;
}

/** A cell of a heat table: the number always, the tint by its share. */
export function HeatCell({ href, label, title, tone, share, value, note }: HeatCellProps) {
  const tint = Math.round(share * MOST_TINT);

  return (
    <Link
      href={href}
      aria-label={label}
      title={title}
      className={classNames(
        "flex h-11 flex-col items-center justify-center rounded-chip border hover:border-edge",
        tone === "grey" ? "border-transparent bg-raised text-ink-3" : "border-line text-ink",
      )}
      style={
        tone === "grey" ? undefined : { background: `color-mix(in oklab, ${TINT[tone]} ${tint}%, var(--surface))` }
      }
    >
      <span className="font-mono text-mono">{value}</span>
      {note ? <span className="text-caption">{note}</span> : null}
    </Link>
  );
}
