/** How one of several lines is told apart: by colour, by dash and by its letter. */
export interface SeriesLook {
  readonly letter: string;
  readonly color: string;
  /** Of a line; absent: solid. */
  readonly dash: string | undefined;
}

const COLORS = ["var(--accent)", "var(--subtask)", "var(--agentic)", "var(--review)"] as const;
const DASHES = [undefined, "7 3", "2 3", "9 3 2 3"] as const;

/** The look of a series by its place. Past the fourth the colours come again with another dash. */
export function seriesLook(place: number): SeriesLook {
  const round = Math.floor(place / COLORS.length);

  return {
    letter: String.fromCharCode(65 + place),
    color: COLORS[place % COLORS.length] ?? COLORS[0],
    dash: DASHES[(place + round) % DASHES.length],
  };
}
