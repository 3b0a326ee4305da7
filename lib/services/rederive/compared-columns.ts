import { createHash } from "node:crypto";
import { DERIVED_TABLES } from "@/lib/services/imports/derived-tables";
import { LIKENESS_COLUMNS } from "@/lib/services/imports/encode-likeness";

const COLUMNS = {
  trajectory: DERIVED_TABLES.trajectory.columns,
  signal: DERIVED_TABLES.signal.columns,
  likeness: LIKENESS_COLUMNS,
} as const;
export type ComparedTable = keyof typeof COLUMNS;

/** A stored column that the record alone decides, with its place in the tuple that is derived. */
export interface ComparedColumn {
  readonly table: ComparedTable;
  readonly name: string;
  readonly place: number;
}

/** Columns of the thin row that the record's outcome and judgement or the filter write. */
const OF_RECORD: readonly string[] = [
  "outcome",
  "score",
  "rule",
  "axes",
  "judge_state",
  "gate",
  "judge_score",
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
/** Keys, and what of a tuple is no column of its table. */
const BESIDE: readonly string[] = ["corpus_id", "trajectory_id", "query"];

export const COMPARED_COLUMNS: readonly ComparedColumn[] = [
  ...columnsOf("trajectory", (name) => OF_RECORD.includes(name)),
  ...columnsOf("signal", (name) => !BESIDE.includes(name)),
  ...columnsOf("likeness", (name) => !BESIDE.includes(name)),
];

function columnsOf(table: ComparedTable, isCompared: (name: string) => boolean): ComparedColumn[] {
  return COLUMNS[table].flatMap((name: string, place) => (isCompared(name) ? [{ table, name, place }] : []));
}

/** Where the words of the task stand in a tuple of likeness. */
export const QUERY_PLACE = LIKENESS_COLUMNS.indexOf("query");

const BOOLEANS: readonly string[] = [
  ...["has_agent_turn", "has_log", "has_stamps", "verification", "has_cycle", "asks_for_nothing", "sends_no_nonce"],
];
const REALS: readonly string[] = ["richness", "regularity", "score", "rule", "judge_score"];
const TEXTS: readonly string[] = ["verdict", "rule_name", "outcome", "judge_state"];
const HASHES: readonly string[] = ["calls_hash", "template_hash"];

/** A value of a binary COPY as people read it. */
export function printColumn(name: string, value: Buffer | null | undefined): string {
  if (value === null || value === undefined) return "null";
  if (BOOLEANS.includes(name)) return value.readInt8(0) === 1 ? "true" : "false";
  if (REALS.includes(name)) return String(value.readFloatBE(0));
  if (TEXTS.includes(name)) return value.toString("utf8");
  if (HASHES.includes(name)) return String(value.readBigInt64BE(0));
  if (name === "gate") return String(value.readInt16BE(0));
  // 128 bytes that nobody reads: their hash tells two of them apart.
  if (name === "sketch") return `sha256 ${createHash("sha256").update(value).digest("hex").slice(0, 12)}`;

  return String(value.readInt32BE(0));
}
