import { createParser } from "nuqs/server";

/** The columns that the address names, in its order; those that nobody knows are left out. */
export function parseAsColumns<Id extends string>(known: readonly Id[]) {
  return createParser<readonly Id[]>({
    parse: (text) => {
      const named = new Set(text.split(",").flatMap((id) => known.find((column) => column === id) ?? []));

      return named.size > 0 ? [...named] : null;
    },
    serialize: (columns) => columns.join(","),
    eq: (a, b) => a.join() === b.join(),
  });
}
