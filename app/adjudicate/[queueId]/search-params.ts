import { createParser, parseAsStringLiteral } from "nuqs";
import { CONFLICT_STATES } from "@/components/adjudication/list-look";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const parseAsItem = createParser({
  parse: (text) => (UUID.test(text) ? text.toLowerCase() : null),
  serialize: (id) => id,
});

/** Which list is open, and which of its items; without one its first. */
export const adjudicationParams = {
  list: parseAsStringLiteral(CONFLICT_STATES).withDefault("conflict"),
  item: parseAsItem,
};
