import type { ListQuery } from "@/lib/client/trajectories";

let last: { readonly list: string; readonly id: string } | undefined;

/** Remembers which row was opened from a list, for the way back. */
export function keepOpened(list: ListQuery, id: string): void {
  last = { list: nameOfList(list), id };
}

/** The row that was opened last from this very list, while the window is open. */
export function lastOpened(list: ListQuery): string | undefined {
  return last?.list === nameOfList(list) ? last.id : undefined;
}

export const nameOfList = ({ corpus, filter, sort }: ListQuery): string => JSON.stringify([corpus, filter, sort]);
