/** What the problems of a matrix can be sorted by; shares are of successful rollouts, over the runs that are shown. */
export const PROBLEM_SORTS = ["hardest", "easiest", "improved", "disagreeing", "tried", "key"] as const;
export type ProblemSort = (typeof PROBLEM_SORTS)[number];

export const PROBLEM_SORT_TEXT: Readonly<Record<ProblemSort, { readonly name: string; readonly about: string }>> = {
  hardest: { name: "Hardest", about: "Smallest share of successful rollouts first, what is not scored last" },
  easiest: { name: "Easiest", about: "Largest share of successful rollouts first, what is not scored last" },
  improved: { name: "Most improved", about: "Share of the last run shown less that of the first" },
  disagreeing: { name: "Most disagreeing", about: "Largest difference of shares between runs shown" },
  tried: { name: "Most tried", about: "Most rollouts first" },
  key: { name: "Key", about: "By the key of the problem" },
};

/** Runs that a matrix has as columns where nobody chose any. */
export const USUAL_RUNS = 8;
/** Runs that it can have. */
export const MOST_RUNS = 16;

/** Values of a facet that are offered; a benchmark has a handful, a source that numbers its difficulties may have many. */
export const MOST_FACET_VALUES = 100;

/** Problems that the command prints where nobody says how many. */
export const USUAL_PRINTED = 200;
/** Problems that it prints at most: they are held in memory until all are read. */
export const MOST_PRINTED = 100_000;
