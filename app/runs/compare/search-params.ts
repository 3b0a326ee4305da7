import { createLoader, parseAsArrayOf, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { GRID_SORTS } from "@/components/run-comparison/comparison-state";
import { SLICES } from "@/lib/contract/comparison";

/** What the address of the comparison says; a value that cannot be read falls back. */
export const comparisonSearchParams = {
  runs: parseAsArrayOf(parseAsString).withDefault([]),
  k: parseAsInteger,
  slice: parseAsStringLiteral(SLICES).withDefault("bucket"),
  filter: parseAsString.withDefault(""),
  sort: parseAsStringLiteral(GRID_SORTS).withDefault("different"),
  published: parseAsStringLiteral(["shown", "hidden"]),
  without: parseAsArrayOf(parseAsString).withDefault([]),
  list: parseAsString.withDefault(""),
};

export const loadComparisonSearchParams = createLoader({ ...comparisonSearchParams, corpus: parseAsString });
