/** One figure of those that are shown together, with what has to be known of its interval. */
export interface NotedFigure {
  readonly figure: string;
  /** Which of its like it is: "before", or a place of a curve. */
  readonly side: string;
  readonly note: string | undefined;
}

/** A note with the figures that it is of. */
export interface FigureNote {
  readonly of: string;
  readonly note: string;
}

/**
 * Every note once, with the figures and the sides that it is of: "precision before and after, recall after".
 *
 * @param every - what names all sides of a figure together, where there are several
 */
export function notedFigures(figures: readonly NotedFigure[], every: string): FigureNote[] {
  const notes = new Set(figures.flatMap(({ note }) => (note === undefined ? [] : [note])));

  return [...notes].map((note) => ({ note, of: namesOf(figures, note, every) }));
}

function namesOf(figures: readonly NotedFigure[], note: string, every: string): string {
  return [...new Set(figures.map(({ figure }) => figure))]
    .flatMap((name) => {
      const all = figures.filter(({ figure }) => figure === name);
      const of = all.filter((one) => one.note === note);
      if (of.length === 0) return [];

      return of.length === all.length && all.length > 1
        ? `${name} ${every}`
        : `${name} ${of.map(({ side }) => side).join(", ")}`.trim();
    })
    .join(", ");
}
