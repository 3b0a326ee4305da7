import type { ListedRun, RunListQuery } from "@/lib/contract/runs";
import { RUN_SORTS, type RunSort } from "@/lib/domain/run-order";
import { tellingColumns } from "./quiet-columns";

/** What the address says of the list of runs. */
export interface RunsState {
  readonly filter: string;
  /** Null: the one that the runs suggest. */
  readonly k: number | null;
  readonly sort: RunListQuery["sort"];
  /** Columns that show, in order; null: the usual ones, without those that tell nothing of the runs. */
  readonly columns: readonly RunSort[] | null;
}

export type SetRunsState = (change: Partial<RunsState>) => void;

/** Columns that say nothing of their own at k = 1. */
const MORE_TRIES: readonly RunSort[] = ["passAtK", "headroom"];

/** The columns that a person chose, or the usual ones of these runs. */
export function shownColumns(
  { columns, sort }: Pick<RunsState, "columns" | "sort">,
  k: number,
  runs: readonly ListedRun[],
): readonly RunSort[] {
  return columnsAt(k, columns ?? tellingColumns(RUN_SORTS, runs, sort.replace(/^-/, "")));
}

/** Those that say something of their own at this k. */
export function columnsAt(k: number, columns: readonly RunSort[]): readonly RunSort[] {
  return columns.filter((column) => k > 1 || !MORE_TRIES.includes(column));
}

/** The columns that a menu of any columns names. */
export function namedColumns(ids: readonly string[]): readonly RunSort[] {
  return ids.flatMap((id) => RUN_SORTS.find((sort) => sort === id) ?? []);
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
