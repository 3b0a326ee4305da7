/** By what runs are sorted; each is a column of their list, the figures first, where narrow windows show them. */
export const RUN_SORTS = [
  "name",
  "passAt1",
  "passAtK",
  "headroom",
  "asr",
  "judge",
  "richness",
  "tokens",
  "cost",
  "problems",
  "rollouts",
  "failures",
  "agent",
  "suite",
  "harness",
] as const;
export type RunSort = (typeof RUN_SORTS)[number];

/** The largest k that a list of runs takes by itself. */
export const MOST_USUAL_K = 8;
/** More runs than this cannot be told apart on one chart. */
export const MOST_COMPARED = 8;
/** The largest k of a curve, and so of how many a list names at most. */
export const MOST_K = 64;

/** Facets of the list, each a field of the filter. */
export const RUN_FACETS = ["suite", "harness", "model", "bucket"] as const;
export type RunFacet = (typeof RUN_FACETS)[number];
