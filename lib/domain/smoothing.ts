/** Points that make up a smoothed one: itself and as many at either side. 1 does not smooth. */
export const SMOOTHINGS = [1, 5, 21, 101] as const;
export type Smoothing = (typeof SMOOTHINGS)[number];
