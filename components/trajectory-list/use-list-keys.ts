import type { RefObject } from "react";
import type { DataGridHandle } from "@/components/table/data-grid";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import type { ListState, SetListState } from "./list-state";

interface ListKeys {
  rows: readonly TrajectoryRow[];
  activeId: string | undefined;
  state: ListState;
  setState: SetListState;
  grid: RefObject<DataGridHandle | null>;
  filterInput: RefObject<HTMLInputElement | null>;
  onActivate: (id: string) => void;
  onOpen: (row: TrajectoryRow) => void;
  onToggle: (id: string) => void;
  onExtend: (id: string) => void;
  onApprove: () => void;
  onUndo: () => void;
  onClear: () => void;
}

/** Keys of the table. */
export function useListKeys(list: ListKeys): void {
  const { rows, state, setState } = list;
  const place = rows.findIndex(({ id }) => id === list.activeId);
  const active = rows[place];

  function goTo(index: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    list.onActivate(row.id);
    list.grid.current?.goToRow(rows.indexOf(row));
  }

  function peek() {
    const row = active ?? rows[0];
    if (state.peek || !row) return setState({ peek: "" });
    // The row that is peeked at is the one that the next keys are for.
    if (!active) goTo(0);
    setState({ peek: row.id });
  }

  useHotkeys({
    "table.next": () => goTo(place + 1),
    "table.previous": () => goTo(place < 0 ? 0 : place - 1),
    "table.first": () => goTo(0),
    "table.last": () => goTo(rows.length - 1),
    "table.open": () => active && list.onOpen(active),
    "table.peek": peek,
    "table.select": () => active && list.onToggle(active.id),
    "table.range": () => active && list.onExtend(active.id),
    "table.filter": () => list.filterInput.current?.focus(),
    "table.approve": list.onApprove,
    "table.undo": list.onUndo,
    "table.close": () => (state.peek ? setState({ peek: "" }) : list.onClear()),
    "table.density": () => setState({ density: state.density === "compact" ? "comfortable" : "compact" }),
    "table.facets": () => setState({ facets: state.facets === "shown" ? "hidden" : "shown" }),
  });
}
