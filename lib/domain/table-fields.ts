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

/** Facets of how an agent went about it, each a field of the filter. They are counted when somebody opens them. */
export const PROCESS_FACETS = [
  "repeated",
  "empty",
  "recovered",
  "ignored",
  "used_unseen",
  "ungrounded",
  "verified",
  "protocol",
  "voucher_claim",
  "unclaimed",
] as const;

export type Facet = (typeof FACETS)[number] | (typeof PROCESS_FACETS)[number];
