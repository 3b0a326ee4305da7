/** Sorts of the table; every one is a column. */
export const SORT_FIELDS = [
  "imported",
  "problem",
  "bucket",
  "run",
  "agent",
  "verdict",
  "richness",
  "rejects",
  "gate",
  "outcome",
  "tokens",
  "steps",
  "unseen",
  "label",
] as const;

/** Facets of the side pane. */
export const FACETS = [
  "verdict",
  "bucket",
  "pool",
  "gate",
  "outcome",
  "rejects",
  "unseen",
  "label",
  "approved",
  "run",
  "agent",
  "format",
] as const;
export type Facet = (typeof FACETS)[number];
