/** Which labels of people a measure of the filter or the judge counts: those given blind, or all. */
export const COUNTED_LABELS = ["blind", "all"] as const;
export type CountedLabels = (typeof COUNTED_LABELS)[number];
