import { DERIVED_TABLES } from "@/lib/services/imports/derived-tables";

type ComparedTable = "trajectory" | "signal";

/** A stored column that the record alone decides, with its place in the tuple that an import writes. */
export interface ComparedColumn {
  readonly table: ComparedTable;
  readonly name: string;
  readonly place: number;
}

/** Columns of the thin row that the filter writes; all of `signal` but its key. */
const OF_FILTER: readonly string[] = [
  "verdict",
  "rule_name",
  "richness",
  "rejects",
  "steps",
  "has_agent_turn",
  "dispatches",
  "phantoms",
  "tokens",
  "unseen_ids",
] satisfies (typeof DERIVED_TABLES.trajectory.columns)[number][];
const KEY: readonly string[] = ["corpus_id", "trajectory_id"];

export const COMPARED_COLUMNS: readonly ComparedColumn[] = [
  ...columnsOf("trajectory", (name) => OF_FILTER.includes(name)),
  ...columnsOf("signal", (name) => !KEY.includes(name)),
];

function columnsOf(table: ComparedTable, isCompared: (name: string) => boolean): ComparedColumn[] {
  return DERIVED_TABLES[table].columns.flatMap((name: string, place) =>
    isCompared(name) ? [{ table, name, place }] : [],
  );
}

const BOOLEANS: readonly string[] = [
  ...["has_agent_turn", "has_log", "has_stamps", "verification", "has_cycle", "asks_for_nothing", "sends_no_nonce"],
];
const REALS: readonly string[] = ["richness", "regularity"];
const TEXTS: readonly string[] = ["verdict", "rule_name"];

/** A value of a binary COPY as people read it. */
export function printColumn(name: string, value: Buffer | null | undefined): string {
  if (value === null || value === undefined) return "null";
  if (BOOLEANS.includes(name)) return value.readInt8(0) === 1 ? "true" : "false";
  if (REALS.includes(name)) return String(value.readFloatBE(0));
  if (TEXTS.includes(name)) return value.toString("utf8");

  return String(value.readInt32BE(0));
}
