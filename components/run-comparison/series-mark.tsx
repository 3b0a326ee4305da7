import type { SeriesLook } from "@/components/charts/series-look";

/** The line of a run as the charts draw it, with its letter. */
export function SeriesMark({ look: { letter, color, dash } }: { look: SeriesLook }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 font-mono text-mono font-semibold" style={{ color }}>
      <svg aria-hidden width="22" height="8">
        <line x1="0" y1="4" x2="22" y2="4" stroke={color} strokeWidth="2" strokeDasharray={dash} />
      </svg>
      {letter}
    </span>
  );
}
