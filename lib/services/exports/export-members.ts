import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { LABEL_SOURCES } from "@/lib/domain/label";
import { OUTCOME_LEVELS, OUTCOME_SOURCES } from "@/lib/domain/outcome";
import type { Selection } from "@/lib/exporters/exporter";
import { matches } from "@/lib/services/trajectories/count-matches";
import { SELECTION_SQL } from "./selection-sql";
import type { FactRow } from "./stored-trajectory";

/** The rows of an export in their order, frozen at one moment with the label and the outcome they had. */
export interface ExportMembers {
  readonly count: number;
  readonly ids: Float64Array;
  readonly rawBytes: Float64Array;
  /** Label of each and its source as one digit, see `labelAt`. */
  readonly labels: Uint8Array;
  /** 1 where a person approved it. */
  readonly approvals: Uint8Array;
  /** Outcome of each and whose it is as one digit, see `outcomeAt`. */
  readonly outcomes: Uint8Array;
  /** Share of constraints met, 0 to 1; NaN where it is not known. */
  readonly rules: Float64Array;
  /** Lowest and highest id of the filter versions that decided them; equal where one decided all. */
  readonly versions: readonly number[];
}

/** What people say of a row's structure, and where that comes from; null where only the filter speaks. */
export type MemberLabel = {
  readonly structure: (typeof STRUCTURES)[number];
  readonly source: (typeof LABEL_SOURCES)[number];
} | null;

/** What a preset goes by, and the rules may change while a file is written. */
type FrozenOutcome = Pick<FactRow, "outcome" | "outcome_by" | "rule">;

/** One digit holds all of them with their source. */
const STRUCTURES = ["agentic", "sub_task", "reject"] as const;

/** Lists in the order of the export. */
export const FrozenRow = z.object({
  ids: z.string(),
  sizes: z.string(),
  labels: z.string(),
  approvals: z.string(),
  outcomes: z.string(),
  rules: z.string(),
  versions: z.array(z.int()),
});

export const frozenColumns = sql`coalesce(string_agg(m.id::text, ',' order by m.place), '') as ids,
  coalesce(string_agg(m.raw_bytes::text, ',' order by m.place), '') as sizes,
  coalesce(string_agg(m.label, '' order by m.place), '') as labels,
  coalesce(string_agg(m.approval, '' order by m.place), '') as approvals,
  coalesce(string_agg(m.outcome, '' order by m.place), '') as outcomes,
  coalesce(string_agg(coalesce(m.rule::text, 'NaN'), ',' order by m.place), '') as rules,
  array_remove(array[min(m.filter_version_id), max(m.filter_version_id)], null) as versions`;

/**
 * The trajectories that match and that a preset takes, ordered by problem, run, rollout and id: an order made of the
 * content alone, so that another database gives the same. One statement, so one moment; nothing is held open while the
 * rows are read later. A few bytes of label, outcome and number a row keep a million of them small.
 */
export async function freezeMembers(
  db: DbOrTransaction,
  corpusId: number,
  { where, selection }: { readonly where: Sql; readonly selection: Selection },
): Promise<ExportMembers> {
  const taken = orderedMembers(corpusId, sql`${where} and ${SELECTION_SQL[selection]}`);
  const [row] = await queryRows(db, FrozenRow, sql`select ${frozenColumns} from (${taken}) m`);
  if (row === undefined) throw new Error("The database froze no row.");

  return toMembers(row);
}

/** What the database froze, as numbers. */
export function toMembers(row: z.infer<typeof FrozenRow>): ExportMembers {
  const ids = numbers(row.ids);

  return {
    count: ids.length,
    ids,
    rawBytes: numbers(row.sizes),
    labels: Uint8Array.from(row.labels, Number),
    approvals: Uint8Array.from(row.approvals, Number),
    outcomes: Uint8Array.from(row.outcomes, Number),
    rules: numbers(row.rules),
    versions: row.versions,
  };
}

/** Rows of an export with their place in it. */
export function orderedMembers(corpusId: number, where: Sql): Sql {
  return sql`select t.id, t.raw_bytes, ${outcomeDigit} as outcome, t.rule, ${isUnsure} as is_unsure, t.filter_version_id, ${labelDigit} as label,
      case when t.approved and t.label is distinct from 'reject' then '1' else '0' end as approval,
      dense_rank() over (order by p.key collate "C", ru.harness collate "C" nulls first) as pairing,
      row_number() over (order by p.key collate "C", ru.key collate "C", t.rollout nulls first, t.ext_id) as place
    from (select t.id, t.raw_bytes, t.outcome, t.outcome_by, t.rule, t.rollout, t.ext_id, t.problem_id, t.run_id, t.filter_version_id, v.label, v.label_source, v.approved
      ${matches(corpusId, where)}) t
    join problem p on p.id = t.problem_id
    join run ru on ru.id = t.run_id`;
}

/** What the rules could only compare in part, which a source's failure is not: its own scorer knows all. */
export const isUnsure = sql`(t.outcome_by = 'rules' and t.rule is null)`;

/** 0 without a label, else one digit for both; a label without a source is a person's. */
const labelDigit = sql`coalesce(array_position(${[...LABEL_SOURCES]}::text[], coalesce(t.label_source, 'person'))
  + ${LABEL_SOURCES.length}::int * (array_position(${[...STRUCTURES]}::text[], t.label) - 1), 0)::text`;

const outcomeDigit = sql`(array_position(${[...OUTCOME_LEVELS]}::text[], t.outcome) - 1
  + ${OUTCOME_LEVELS.length}::int * (array_position(${[...OUTCOME_SOURCES]}::text[], t.outcome_by) - 1))::text`;

/** The label of the member at a place. */
export function labelAt(members: ExportMembers, place: number): MemberLabel {
  const code = (members.labels[place] ?? 0) - 1;
  const structure = STRUCTURES[Math.floor(code / LABEL_SOURCES.length)];
  const source = LABEL_SOURCES[code % LABEL_SOURCES.length];

  return structure && source ? { structure, source } : null;
}

/** The outcome of the member at a place. */
export function outcomeAt(members: ExportMembers, place: number): FrozenOutcome {
  const code = members.outcomes[place] ?? Number.NaN;
  const outcome = OUTCOME_LEVELS[code % OUTCOME_LEVELS.length];
  const outcome_by = OUTCOME_SOURCES[Math.floor(code / OUTCOME_LEVELS.length)];
  if (outcome === undefined || outcome_by === undefined) throw new RangeError(`No outcome was frozen at ${place}.`);
  const rule = members.rules[place] ?? Number.NaN;

  return { outcome, outcome_by, rule: Number.isNaN(rule) ? null : rule };
}

/** Numbers of a list that the database joined with commas. */
export function numbers(list: string): Float64Array {
  return list === "" ? new Float64Array() : Float64Array.from(list.split(","), Number);
}
