import { useState } from "react";

interface ListSelection {
  selected: ReadonlySet<string>;
  setSelected: (selected: ReadonlySet<string>) => void;
  toggle: (id: string) => void;
  /** Selects from the last toggled row to this one. */
  extendTo: (id: string) => void;
}

/** Rows that a person picked. It is about one list of rows: another filter begins with none. */
export function useListSelection(list: string, ids: readonly string[]): ListSelection {
  const [picked, setPicked] = useState<{ list: string; selected: ReadonlySet<string>; anchor: string | undefined }>({
    list,
    selected: new Set(),
    anchor: undefined,
  });
  const current = picked.list === list ? picked : { list, selected: new Set<string>(), anchor: undefined };

  function toggle(id: string) {
    const selected = new Set(current.selected);
    if (!selected.delete(id)) selected.add(id);
    setPicked({ list, selected, anchor: id });
  }

  function extendTo(id: string) {
    const from = current.anchor === undefined ? -1 : ids.indexOf(current.anchor);
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    setPicked({ list, selected: new Set([...current.selected, ...range]), anchor: current.anchor ?? id });
  }

  return {
    selected: current.selected,
    setSelected: (selected) => setPicked({ list, selected, anchor: undefined }),
    toggle,
    extendTo,
  };
}
