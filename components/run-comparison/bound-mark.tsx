/** What a figure is where not all is scored: the least that it can be, or less or more than it says. */
export const BOUND = {
  least: { mark: "≥ ", words: "at least " },
  // A column has little room.
  either: { mark: "≈", words: "about " },
} as const;

export type BoundKind = keyof typeof BOUND;

/** Stands before a figure; nothing where it is what it is. */
export function BoundMark({ bound }: { bound: BoundKind | undefined }) {
  if (bound === undefined) return null;

  return (
    <>
      <span aria-hidden>{BOUND[bound].mark}</span>
      <span className="sr-only">{BOUND[bound].words}</span>
    </>
  );
}
