import { createLoader, createParser, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { RUN_ORDERS } from "@/components/run-list/runs-state";

const MOST_K = 10_000;

const parseAsK = createParser<number>({
  parse: (text) => {
    const k = Number(text);
    return Number.isInteger(k) && k >= 1 && k <= MOST_K ? k : null;
  },
  serialize: String,
});

/** What the address of the runs says; a value that cannot be read falls back. */
export const runsSearchParams = {
  filter: parseAsString.withDefault(""),
  k: parseAsK,
  sort: parseAsStringLiteral(RUN_ORDERS).withDefault("-passAtK"),
};

export const loadRunsSearchParams = createLoader({ ...runsSearchParams, corpus: parseAsString });
