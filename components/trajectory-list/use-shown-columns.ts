import { useMedia } from "@/lib/client/use-media";
import type { SortField } from "@/lib/contract/trajectories";
import { USUAL_COLUMNS } from "./list-state";

/** A phone shows about two columns beside the problem. */
const PHONE_COLUMNS: readonly SortField[] = [
  "problem",
  "verdict",
  ...USUAL_COLUMNS.filter((column) => column !== "problem" && column !== "verdict"),
];

/** The columns in order: on a phone the verdict comes first, unless a person has chosen which come, and in which order. */
export function useShownColumns(columns: readonly SortField[]): readonly SortField[] {
  const isPhone = useMedia("(min-width: 700px)") === false;

  return isPhone && columns.join() === USUAL_COLUMNS.join() ? PHONE_COLUMNS : columns;
}
