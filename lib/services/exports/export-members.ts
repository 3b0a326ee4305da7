import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { matches } from "@/lib/services/trajectories/count-matches";

/** The rows of an export in their order, frozen at one moment with the label they had. */
export interface ExportMembers {
  readonly count: number;
  readonly ids: Float64Array;
  readonly rawBytes: Float64Array;
  /** Label of each as a code of LABELS. */
  readonly labels: Uint8Array;
}

const LABELS = [null, "agentic", "sub_task"] as const;
export type MemberLabel = (typeof LABELS)[number];

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
        from (select t.id, t.raw_bytes, case t.label when 'agentic' then '1' when 'sub_task' then '2' else '0' end as label,
            row_number() over (order by p.key collate "C", ru.key collate "C", t.rollout nulls first, t.ext_id) as place
          from (select t.id, t.raw_bytes, t.rollout, t.ext_id, t.problem_id, t.run_id, v.label ${matches(corpusId, approved)}) t
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

/** The label of the member at a place. */
export function labelAt(members: ExportMembers, place: number): MemberLabel {
  return LABELS[members.labels[place] ?? 0] ?? null;
}

function numbers(list: string): Float64Array {
  return list === "" ? new Float64Array() : Float64Array.from(list.split(","), Number);
}
