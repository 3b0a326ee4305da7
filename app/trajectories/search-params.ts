import { createLoader, parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { COLUMN_IDS, DENSITIES } from "@/components/trajectory-list/list-state";
import { SORT_FIELDS } from "@/lib/contract/trajectories";

const SORTS = SORT_FIELDS.flatMap((field) => [field, `-${field}` as const]);

/** What the address of the table says; a value that cannot be read falls back. */
export const listSearchParams = {
  filter: parseAsString.withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("-imported"),
  columns: parseAsArrayOf(parseAsStringLiteral(SORT_FIELDS)).withDefault([...COLUMN_IDS]),
  density: parseAsStringLiteral(DENSITIES).withDefault("compact"),
  facets: parseAsStringLiteral(["shown", "hidden"]).withDefault("shown"),
  peek: parseAsString.withDefault(""),
};

export const loadListSearchParams = createLoader({ ...listSearchParams, corpus: parseAsString });
