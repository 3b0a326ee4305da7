import { createLoader, createParser, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { COLUMN_IDS, DENSITIES } from "@/components/trajectory-list/list-state";
import type { SortField } from "@/lib/contract/trajectories";
import { SORT_FIELDS } from "@/lib/domain/table-fields";

const SORTS = SORT_FIELDS.flatMap((field) => [field, `-${field}` as const]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const parseAsColumns = createParser<readonly SortField[]>({
  parse: (text) => {
    const named = new Set(text.split(",").flatMap((id) => SORT_FIELDS.find((field) => field === id) ?? []));

    return named.size > 0 ? [...named] : null;
  },
  serialize: (columns) => columns.join(","),
  eq: (a, b) => a.join() === b.join(),
});

const parseAsTrajectoryId = createParser<string>({
  parse: (text) => (UUID.test(text) ? text.toLowerCase() : null),
  serialize: (id) => id,
});

/** What the address of the table says; a value that cannot be read falls back. */
export const listSearchParams = {
  filter: parseAsString.withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("-imported"),
  columns: parseAsColumns.withDefault(COLUMN_IDS),
  density: parseAsStringLiteral(DENSITIES).withDefault("compact"),
  facets: parseAsStringLiteral(["shown", "hidden"]).withDefault("shown"),
  peek: parseAsTrajectoryId.withDefault(""),
};

export const loadListSearchParams = createLoader({ ...listSearchParams, corpus: parseAsString });
