import type { Review } from "./labels";

/** What a trajectory is that nobody has touched. */
export const UNTOUCHED_REVIEW: Review = {
  label: null,
  labelSource: null,
  labelledBy: null,
  approved: false,
  version: 0,
  updatedAt: null,
};
