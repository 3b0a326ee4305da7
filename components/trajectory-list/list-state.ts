import type { SortField } from "@/lib/contract/trajectories";
import { SORT_FIELDS } from "@/lib/domain/table-fields";

/** Columns that show until a person chooses others: as many as a window of 1440 px holds. */
export const USUAL_COLUMNS = [
  "problem",
  "bucket",
  "run",
  "verdict",
  "richness",
  "gate",
  "outcome",
  "unseen",
  "steps",
  "tokens",
  "label",
] as const satisfies readonly SortField[];

export const DENSITIES = ["compact", "comfortable"] as const;
export type Density = (typeof DENSITIES)[number];
/** What is done with all rows that match. */
export const BULK_DIALOGS = ["approve", "export", "rejudge", "none"] as const;
export type BulkDialog = (typeof BULK_DIALOGS)[number];
export const ROW_HEIGHT_PX = { compact: 32, comfortable: 40 } as const satisfies Record<Density, number>;

/** All that the address says about the table. */
export interface ListState {
  readonly filter: string;
  readonly sort: string;
  /** Columns that show, in order. */
  readonly columns: readonly SortField[];
  readonly density: Density;
  readonly facets: "shown" | "hidden";
  /** The bulk approvals of the corpus, over the table. */
  readonly approvals: "shown" | "hidden";
  /** What is asked about all rows that match, over the table. */
  readonly dialog: BulkDialog;
  /** Trajectory in the peek pane; empty when the pane is closed. */
  readonly peek: string;
}

/** What the address leaves out: how the table is until somebody changes it. */
export const USUAL_STATE = {
  filter: "",
  sort: "-imported",
  columns: USUAL_COLUMNS,
  density: "compact",
  facets: "shown",
  approvals: "hidden",
  dialog: "none",
  peek: "",
} as const satisfies ListState;

interface Step {
  readonly history: "push" | "replace";
  /** What the entry that is left changes to before, so that Back comes to it so. */
  readonly leaves?: Pick<ListState, "dialog">;
}

export type SetListState = (change: Partial<ListState>, step?: Step) => void;

/** "-imported" → newest import first. */
export function readSort(sort: string): { column: SortField; isDescending: boolean } {
  const column = SORT_FIELDS.find((field) => field === sort.replace(/^-/, "")) ?? "imported";

  return { column, isDescending: sort.startsWith("-") };
}

export function printSort(sort: { column: string; isDescending: boolean }): string {
  return `${sort.isDescending ? "-" : ""}${sort.column}`;
}
