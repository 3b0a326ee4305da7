import type { Review } from "./labels";

/** What a trajectory is that nobody has touched. */
export const UNTOUCHED_REVIEW: Review = {
  label: null,
  labelSource: null,
  labelledBy: null,
  isLabelMine: false,
  approved: false,
  version: 0,
  updatedAt: null,
};
