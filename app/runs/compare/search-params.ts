import { createLoader, createParser, parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { GRID_SORTS } from "@/components/run-comparison/comparison-state";
import { SLICES } from "@/lib/domain/slice";

/** A number of tries; words that are none ask for 0, which the screen says is not possible. */
const parseAsTries = createParser({
  parse: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : 0),
  serialize: String,
});

/** What the address of the comparison says; a value that cannot be read falls back. */
export const comparisonSearchParams = {
  runs: parseAsArrayOf(parseAsString).withDefault([]),
  k: parseAsTries,
  slice: parseAsStringLiteral(SLICES).withDefault("bucket"),
  filter: parseAsString.withDefault(""),
  sort: parseAsStringLiteral(GRID_SORTS).withDefault("different"),
  published: parseAsStringLiteral(["shown", "hidden"]),
  without: parseAsArrayOf(parseAsString).withDefault([]),
  list: parseAsString.withDefault(""),
};

export const loadComparisonSearchParams = createLoader({ ...comparisonSearchParams, corpus: parseAsString });
