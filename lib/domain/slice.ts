/** By what problems are grouped: "cluster" are variants of one problem. */
export const SLICES = ["bucket", "difficulty", "cluster"] as const;
export type Slice = (typeof SLICES)[number];
