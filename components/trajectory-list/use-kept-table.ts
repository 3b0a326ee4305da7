import { useEffect } from "react";
import type { ListQuery } from "@/lib/client/trajectories";
import { type ListState, USUAL_STATE } from "./list-state";
import { keptUnder } from "./table-address";

/** Keeps in this tab how the table of a list looks, for the way back to it: the reader's address knows the list alone. */
export function useKeptTable(list: ListQuery, state: ListState): void {
  const rest = restOf(state);

  useEffect(() => {
    try {
      if (rest === "") sessionStorage.removeItem(keptUnder(list));
      else sessionStorage.setItem(keptUnder(list), rest);
    } catch {
      // A browser that keeps nothing leads back to the list.
    }
  }, [list, rest]);
}

/** What the address says beside the list, without what is so by itself. */
function restOf({ columns, density, facets, peek }: ListState): string {
  const params = new URLSearchParams();
  if (columns.join() !== USUAL_STATE.columns.join()) params.set("columns", columns.join());
  if (density !== USUAL_STATE.density) params.set("density", density);
  if (facets !== USUAL_STATE.facets) params.set("facets", facets);
  if (peek) params.set("peek", peek);

  return params.toString();
}
