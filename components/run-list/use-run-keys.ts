import type { RefObject } from "react";
import type { DataGridHandle } from "@/components/table/data-grid";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { ListedRun } from "@/lib/contract/runs";

interface RunKeys {
  rows: readonly ListedRun[];
  activeId: string | undefined;
  grid: RefObject<DataGridHandle | null>;
  filterInput: RefObject<HTMLInputElement | null>;
  onActivate: (id: string) => void;
  onOpen: (run: ListedRun) => void;
  onToggle: (id: string) => void;
  onExtend: (id: string) => void;
  onCompare: () => void;
  onClear: () => void;
}

/** Keys of the runs. */
export function useRunKeys({ rows, activeId, grid, ...act }: RunKeys): void {
  const place = rows.findIndex(({ id }) => id === activeId);
  const active = rows[place];

  function goTo(index: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    act.onActivate(row.id);
    grid.current?.goToRow(rows.indexOf(row));
  }

  useHotkeys({
    "run.next": () => goTo(place + 1),
    "run.previous": () => goTo(place < 0 ? 0 : place - 1),
    "run.first": () => goTo(0),
    "run.last": () => goTo(rows.length - 1),
    "run.open": () => active && act.onOpen(active),
    "run.choose": () => active && act.onToggle(active.id),
    "run.range": () => active && act.onExtend(active.id),
    "run.compare": act.onCompare,
    "run.filter": () => act.filterInput.current?.focus(),
    "run.clear": act.onClear,
  });
}
