import type { RunListQuery } from "@/lib/contract/runs";
import { RUN_SORTS, type RunSort } from "@/lib/domain/run-order";

/** What the address says of the list of runs. */
export interface RunsState {
  readonly filter: string;
  /** Null: the one that the runs suggest. */
  readonly k: number | null;
  readonly sort: RunListQuery["sort"];
}

export type SetRunsState = (change: Partial<RunsState>) => void;

/** Columns that say nothing of their own at k = 1. */
const MORE_TRIES: readonly RunSort[] = ["passAtK", "headroom"];

/** Columns in their order. */
export function shownColumns(k: number): readonly RunSort[] {
  return RUN_SORTS.filter((sort) => k > 1 || !MORE_TRIES.includes(sort));
}

/** Every order of the list: a column, "-" before it where the largest comes first. */
export const RUN_ORDERS = RUN_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** What of the state the server is asked for. */
export function runsAsked({ filter, k, sort }: RunsState): Pick<RunListQuery, "filter" | "k" | "sort"> {
  return { filter, sort, ...(k === null ? {} : { k }) };
}

/** The order that a press on a column's head asks for. */
export function printRunSort(sort: { readonly column: string; readonly isDescending: boolean }): RunsState["sort"] {
  const text = `${sort.isDescending ? "-" : ""}${sort.column}`;

  return RUN_ORDERS.find((order) => order === text) ?? "-passAtK";
}
