import type { GridColumn } from "@/components/table/grid-column";
import type { TrajectoryRow } from "@/lib/contract/trajectories";

/** With "✓ approved", and with the longest origin of a label. Both together, and the word of an answer, need more room. */
const APPROVED_PX = 104;
const LABELLED_PX = 168;
const ROOMY_LABEL_PX = 256;
const ROOMY_VERDICT_PX = 176;

/** Columns as wide as what people said of these rows: nothing takes width from the problem that no row has. */
export function withLabelWidths(
  columns: readonly GridColumn<TrajectoryRow>[],
  rows: readonly Pick<TrajectoryRow, "label" | "approved" | "verdict">[],
): readonly GridColumn<TrajectoryRow>[] {
  const isLabelled = rows.some(({ label }) => label !== null);
  const isOverridden = rows.some(({ label, verdict }) => label !== null && label !== verdict);

  return columns.map((column) => {
    if (column.id === "verdict" && isOverridden) return { ...column, roomyPx: ROOMY_VERDICT_PX };
    if (column.id !== "label") return column;
    if (isLabelled) return { ...column, widthPx: LABELLED_PX, roomyPx: ROOMY_LABEL_PX };

    return rows.some(({ approved }) => approved) ? { ...column, widthPx: APPROVED_PX } : column;
  });
}
