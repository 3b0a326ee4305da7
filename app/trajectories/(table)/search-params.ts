import { createLoader, createParser, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { parseAsColumns } from "@/components/table/parse-columns";
import { BULK_DIALOGS, DENSITIES, USUAL_STATE } from "@/components/trajectory-list/list-state";
import { SORT_FIELDS } from "@/lib/domain/table-fields";

const SORTS = SORT_FIELDS.flatMap((field) => [field, `-${field}` as const]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const parseAsTrajectoryId = createParser<string>({
  parse: (text) => (UUID.test(text) ? text.toLowerCase() : null),
  serialize: (id) => id,
});

/** What the address of the table says; a value that cannot be read falls back. */
export const listSearchParams = {
  filter: parseAsString.withDefault(USUAL_STATE.filter),
  sort: parseAsStringLiteral(SORTS).withDefault(USUAL_STATE.sort),
  columns: parseAsColumns(SORT_FIELDS).withDefault(USUAL_STATE.columns),
  density: parseAsStringLiteral(DENSITIES).withDefault(USUAL_STATE.density),
  facets: parseAsStringLiteral(["shown", "hidden"]).withDefault(USUAL_STATE.facets),
  approvals: parseAsStringLiteral(["shown", "hidden"]).withDefault(USUAL_STATE.approvals),
  dialog: parseAsStringLiteral(BULK_DIALOGS).withDefault(USUAL_STATE.dialog),
  peek: parseAsTrajectoryId.withDefault(USUAL_STATE.peek),
};

export const loadListSearchParams = createLoader({ ...listSearchParams, corpus: parseAsString });
