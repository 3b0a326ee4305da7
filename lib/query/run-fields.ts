import type { FieldName } from "./fields";

/** Fields that describe runs and that no facet lists: their values are asked for as they are typed. */
export const RUN_FIELDS = [
  "model",
  "miner",
  "suite",
  "harness",
  "phase",
  "race",
  "validator",
] as const satisfies readonly FieldName[];
export type RunField = (typeof RUN_FIELDS)[number];

export function runFieldOf(name: string | undefined): RunField | undefined {
  return RUN_FIELDS.find((field) => field === name);
}
