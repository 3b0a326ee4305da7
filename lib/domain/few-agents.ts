const NONE = "No agent version is named, so what one does alike everywhere is not in the interval.";
const ONE = "It rests on 1 agent version only, so it holds for that one.";
const FEW = " agent versions only, so it holds for those.";

/** What has to be known of an interval that is over problems alone, since there are too few agent versions to count them. */
export function fewAgentsWords(agents: number): string {
  if (agents === 0) return NONE;

  return agents === 1 ? ONE : `It rests on ${agents}${FEW}`;
}

/** Beside the bounds of such an interval: it looks surer than one over both, since it holds for fewer. */
export const PROBLEMS_ALONE = "over problems alone";

/** The bounds of an interval as a figure has them: "61.6 to 72.1", or "61.6 to 72.1 over problems alone". */
export function markedBounds(bounds: string, note: string | undefined): string {
  return saysFewAgents(note) ? `${bounds} ${PROBLEMS_ALONE}` : bounds;
}

/**
 * That the widths of some intervals say nothing against each other, by what has to be known of each; undefined where all are
 * made alike. Null has no interval.
 */
export function unlikeWidths(notes: readonly (string | undefined | null)[]): string | undefined {
  const made = notes.filter((note) => note !== null);
  const alone = made.filter(saysFewAgents).length;

  return alone > 0 && alone < made.length ? UNLIKE : undefined;
}

const UNLIKE =
  "An interval over problems alone leaves out how agent versions differ, and so looks surer than one over both: their widths must not be compared.";

/** Whether a note says so, alone or behind another sentence. */
export function saysFewAgents(note: string | undefined): boolean {
  return note !== undefined && [NONE, ONE, FEW].some((words) => note.endsWith(words));
}
