import type { ListQuery } from "@/lib/client/trajectories";

let last: { readonly list: string; readonly id: string } | undefined;

/** Remembers which row was opened from a list, for the way back. */
export function keepOpened(list: ListQuery, id: string): void {
  last = { list: nameOf(list), id };
}

/** The row that was opened last from this very list, while the window is open. */
export function lastOpened(list: ListQuery): string | undefined {
  return last?.list === nameOf(list) ? last.id : undefined;
}

const nameOf = ({ corpus, filter, sort }: ListQuery): string => JSON.stringify([corpus, filter, sort]);
