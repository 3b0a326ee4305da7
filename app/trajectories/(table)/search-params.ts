import { createLoader, createParser, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { parseAsColumns } from "@/components/table/parse-columns";
import { DENSITIES, USUAL_COLUMNS } from "@/components/trajectory-list/list-state";
import { SORT_FIELDS } from "@/lib/domain/table-fields";

const SORTS = SORT_FIELDS.flatMap((field) => [field, `-${field}` as const]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const parseAsTrajectoryId = createParser<string>({
  parse: (text) => (UUID.test(text) ? text.toLowerCase() : null),
  serialize: (id) => id,
});

/** What the address of the table says; a value that cannot be read falls back. */
export const listSearchParams = {
  filter: parseAsString.withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("-imported"),
  columns: parseAsColumns(SORT_FIELDS).withDefault(USUAL_COLUMNS),
  density: parseAsStringLiteral(DENSITIES).withDefault("compact"),
  facets: parseAsStringLiteral(["shown", "hidden"]).withDefault("shown"),
  approvals: parseAsStringLiteral(["shown", "hidden"]).withDefault("hidden"),
  peek: parseAsTrajectoryId.withDefault(""),
};

export const loadListSearchParams = createLoader({ ...listSearchParams, corpus: parseAsString });
