/** More strata than anybody could label. */
export const MOST_STRATA = 400;
export const MOST_DRAWS = 20_000;

/** Bounds of half an interval's width, as a share: under a hundredth it would take tens of thousands of labels. */
export const LEAST_HALF_WIDTH = 0.01;
export const MOST_HALF_WIDTH = 0.4;
