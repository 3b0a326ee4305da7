import { createLoader, createParser, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { MOST_RUNS, PROBLEM_SORTS } from "@/lib/domain/problem-order";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const parseAsIds = createParser<readonly string[]>({
  parse: (text) => {
    const ids = new Set(text.split(",").filter((id) => UUID.test(id)));

    return ids.size > 0 ? [...ids].slice(0, MOST_RUNS) : null;
  },
  serialize: (ids) => ids.join(","),
  eq: (one, other) => one.join() === other.join(),
});

/** The way back undoes a change, and leaves the screen only after that. */
const UNDONE = { history: "push" } as const;

/** What the address of the matrix says; a value that cannot be read falls back. */
export const matrixSearchParams = {
  filter: parseAsString.withDefault("").withOptions(UNDONE),
  runs: parseAsIds.withDefault([]).withOptions(UNDONE),
  sort: parseAsStringLiteral(PROBLEM_SORTS).withDefault("hardest").withOptions(UNDONE),
};

export const loadMatrixSearchParams = createLoader({ ...matrixSearchParams, corpus: parseAsString });
