/** One answer about one item. */
export interface Rating {
  readonly item: string;
  /** Who gave it; undefined for a rater without an id, who is another one every time. */
  readonly rater: string | undefined;
  readonly value: string;
}

export const LEVELS = ["nominal", "ordinal"] as const;

/** Whether values are only the same or different, or stand in an order. */
export type Level = (typeof LEVELS)[number];
