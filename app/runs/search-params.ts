import { createLoader, createParser, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { RUN_ORDERS } from "@/components/run-list/runs-state";
import { parseAsColumns } from "@/components/table/parse-columns";
import { RUN_SORTS } from "@/lib/domain/run-order";

const MOST_K = 10_000;

/** The nearest k that can be asked for; the page says where it is another than the address names. */
const parseAsK = createParser<number>({
  parse: (text) => {
    const k = Math.round(Number(text));
    return text.trim() === "" || Number.isNaN(k) ? null : Math.min(MOST_K, Math.max(1, k));
  },
  serialize: String,
});

/** What the address of the runs says; a value that cannot be read falls back. */
export const runsSearchParams = {
  filter: parseAsString.withDefault(""),
  k: parseAsK,
  sort: parseAsStringLiteral(RUN_ORDERS).withDefault("-passAtK"),
  columns: parseAsColumns(RUN_SORTS),
};

export const loadRunsSearchParams = createLoader({ ...runsSearchParams, corpus: parseAsString });
