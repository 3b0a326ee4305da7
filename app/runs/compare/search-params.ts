import { createLoader, createParser, parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { GRID_SORTS } from "@/components/run-comparison/comparison-state";
import { SLICES } from "@/lib/domain/slice";

/** A number of tries; words that are none ask for 0, which the screen says is not possible. */
const parseAsTries = createParser({
  parse: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : 0),
  serialize: String,
});

/** What is drawn: the way back undoes a change of it, and leaves the screen only after that. */
const DRAWN = { history: "push" } as const;

/** What the address of the comparison says; a value that cannot be read falls back. */
export const comparisonSearchParams = {
  runs: parseAsArrayOf(parseAsString).withDefault([]).withOptions(DRAWN),
  k: parseAsTries.withOptions(DRAWN),
  slice: parseAsStringLiteral(SLICES).withDefault("bucket").withOptions(DRAWN),
  filter: parseAsString.withDefault("").withOptions(DRAWN),
  sort: parseAsStringLiteral(GRID_SORTS).withDefault("different").withOptions(DRAWN),
  published: parseAsStringLiteral(["shown", "hidden"]),
  without: parseAsArrayOf(parseAsString).withDefault([]),
  list: parseAsString.withDefault(""),
};

export const loadComparisonSearchParams = createLoader({ ...comparisonSearchParams, corpus: parseAsString });
