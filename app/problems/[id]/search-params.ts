import { createParser } from "nuqs/server";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const parseAsPair = createParser<readonly string[]>({
  parse: (text) => {
    const ids = new Set(text.split(",").filter((id) => UUID.test(id)));

    return ids.size > 0 ? [...ids].slice(0, 2) : null;
  },
  serialize: (ids) => ids.join(","),
  eq: (one, other) => one.join() === other.join(),
});

/** What the address of a problem says: which rollouts are chosen to be compared. */
export const problemSearchParams = { compare: parseAsPair.withDefault([]) };
