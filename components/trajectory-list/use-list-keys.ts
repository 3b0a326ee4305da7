import type { RefObject } from "react";
import type { DataGridHandle } from "@/components/table/data-grid";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import type { ListState, SetListState } from "./list-state";

interface ListKeys {
  rows: readonly TrajectoryRow[];
  activeId: string | undefined;
  /** Where the row stood that the keys were on, which is not among the rows any more. */
  left: number | undefined;
  state: ListState;
  setState: SetListState;
  grid: RefObject<DataGridHandle | null>;
  filterInput: RefObject<HTMLInputElement | null>;
  onActivate: (id: string) => void;
  onOpen: (id: string) => void;
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
  /** Where the keys go on without an active row: another one stands now where the last one stood. */
  const start = list.left ?? 0;

  function goTo(index: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    list.onActivate(row.id);
    list.grid.current?.goToRow(rows.indexOf(row));
  }

  function peek() {
    const row = active ?? rows[Math.min(start, rows.length - 1)];
    if (state.peek || !row) return setState({ peek: "" });
    // The row that is peeked at is the one that the next keys are for.
    if (!active) goTo(start);
    setState({ peek: row.id });
  }

  function withActive(act: (id: string) => void) {
    // Nothing is done to a row that no eye is on: the first press only leads there.
    if (active) act(active.id);
    else goTo(start);
  }

  useHotkeys({
    "table.next": () => goTo(active ? place + 1 : start),
    "table.previous": () => goTo((active ? place : start) - 1),
    "table.first": () => goTo(0),
    "table.last": () => goTo(rows.length - 1),
    // What is peeked at is in sight, also where the list does not hold it, or not any more.
    "table.open": () => (active || !state.peek ? withActive(list.onOpen) : list.onOpen(state.peek)),
    "table.peek": peek,
    "table.select": () => withActive(list.onToggle),
    "table.range": () => withActive(list.onExtend),
    "table.filter": () => list.filterInput.current?.focus(),
    "table.approve": list.onApprove,
    "table.undo": list.onUndo,
    "table.close": () => (state.peek ? setState({ peek: "" }) : list.onClear()),
    "table.density": () => setState({ density: state.density === "compact" ? "comfortable" : "compact" }),
    "table.facets": () => setState({ facets: state.facets === "shown" ? "hidden" : "shown" }),
  });
}
