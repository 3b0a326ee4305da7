import { saysFewAgents } from "./few-agents";

/** How the intervals of figures against labels are made, for what is said before there are any. */
export const INTERVAL_METHOD = "by Wilson’s formula over problems and agent versions together";

const BY_PROBLEM = "by Wilson’s formula over problems; too few agent versions to count them";

/** How those of some figures are made, each by its note: absent where there is none, null where there is no interval. */
export function intervalMethod(notes: readonly (string | undefined | null)[]): string {
  const made = notes.filter((note) => note !== null);
  const few = made.filter(saysFewAgents).length;
  if (few === 0) return INTERVAL_METHOD;

  return few === made.length
    ? BY_PROBLEM
    : `${INTERVAL_METHOD}, and over problems alone where there are too few of these`;
}

/** Of a difference between two of them: each has both ways in its own interval, what they do to both ends is asked one way at a time. */
export const DIFFERENCE_METHOD = "from the two intervals, over problems or agent versions, whichever is wider";
