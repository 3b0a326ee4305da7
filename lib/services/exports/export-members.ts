import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { LABEL_SOURCES } from "@/lib/domain/label";
import { matches } from "@/lib/services/trajectories/count-matches";

/** The rows of an export in their order, frozen at one moment with the label they had. */
export interface ExportMembers {
  readonly count: number;
  readonly ids: Float64Array;
  readonly rawBytes: Float64Array;
  /** Label of each and its source as one digit, see `labelAt`. */
  readonly labels: Uint8Array;
}

/** What people say of a row's structure, and where that comes from; null where only the filter speaks. */
export type MemberLabel = {
  readonly structure: (typeof STRUCTURES)[number];
  readonly source: (typeof LABEL_SOURCES)[number];
} | null;

/** What is rejected is not exported. */
const STRUCTURES = ["agentic", "sub_task"] as const;

const FrozenRow = z.object({ ids: z.string(), sizes: z.string(), labels: z.string() });

/**
 * The approved trajectories that match and are not rejected, ordered by problem, run, rollout and id: an order made
 * of the content alone, so that another database gives the same. One statement, so one moment; nothing is held open
 * while the rows are read later. Nine bytes of label and number a row keep a million of them small.
 */
export async function freezeMembers(db: DbOrTransaction, corpusId: number, where: Sql): Promise<ExportMembers> {
  const approved = sql`${where} and v.approved and v.label is distinct from 'reject'`;
  const [row] = await queryRows(
    db,
    FrozenRow,
    sql`select coalesce(string_agg(m.id::text, ',' order by m.place), '') as ids,
          coalesce(string_agg(m.raw_bytes::text, ',' order by m.place), '') as sizes,
          coalesce(string_agg(m.label, '' order by m.place), '') as labels
        from (select t.id, t.raw_bytes, ${labelDigit} as label,
            row_number() over (order by p.key collate "C", ru.key collate "C", t.rollout nulls first, t.ext_id) as place
          from (select t.id, t.raw_bytes, t.rollout, t.ext_id, t.problem_id, t.run_id, v.label, v.label_source ${matches(corpusId, approved)}) t
          join problem p on p.id = t.problem_id
          join run ru on ru.id = t.run_id) m`,
  );
  const ids = numbers(row?.ids ?? "");

  return {
    count: ids.length,
    ids,
    rawBytes: numbers(row?.sizes ?? ""),
    labels: Uint8Array.from(row?.labels ?? "", Number),
  };
}

/** 0 without a label, else one digit for both; a label without a source is a person's. */
const labelDigit = sql`coalesce(array_position(${[...LABEL_SOURCES]}::text[], coalesce(t.label_source, 'person'))
  + ${LABEL_SOURCES.length}::int * (array_position(${[...STRUCTURES]}::text[], t.label) - 1), 0)::text`;

/** The label of the member at a place. */
export function labelAt(members: ExportMembers, place: number): MemberLabel {
  const code = (members.labels[place] ?? 0) - 1;
  const structure = STRUCTURES[Math.floor(code / LABEL_SOURCES.length)];
  const source = LABEL_SOURCES[code % LABEL_SOURCES.length];

  return structure && source ? { structure, source } : null;
}

function numbers(list: string): Float64Array {
  return list === "" ? new Float64Array() : Float64Array.from(list.split(","), Number);
}
