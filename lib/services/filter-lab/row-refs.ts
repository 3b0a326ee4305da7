import * as z from "zod";
import type { OtherRow } from "@/lib/contract/what-if";
import { queryRows, sql } from "@/lib/db/query-rows";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import type { Asker } from "@/lib/services/blindness/asker";

const RefRow = z.object({
  key: z.int(),
  id: z.uuid(),
  problem: z.string(),
  run: z.string(),
  rollout: z.int().nullable(),
  outcome: z.enum(OUTCOME_LEVELS),
  label: z.enum(STRUCTURE_LABELS).nullable(),
});

/** How a trajectory is shown: `problem` is what the problem asks for, `label` the effective one of people. */
type RowRef = Omit<z.infer<typeof RefRow>, "key">;

interface ListedRow {
  /** Inside the database, as is `other`. */
  readonly id: number;
  readonly other?: number | undefined;
}

/** How a few trajectories and those that take their place are shown, by their ids inside the database. */
export async function readRowRefs(
  { db }: Pick<Asker, "db">,
  corpusId: number,
  listed: readonly ListedRow[],
): Promise<ReadonlyMap<number, RowRef>> {
  const keys = [...new Set(listed.flatMap(({ id, other }) => (other === undefined ? [id] : [id, other])))];
  if (keys.length === 0) return new Map();
  const rows = await queryRows(
    db,
    RefRow,
    sql`select t.id::float8 as key, t.ext_id as id, p.query as problem, r.name as run, t.rollout, t.outcome, v.label
        from trajectory t join problem p on p.id = t.problem_id join run r on r.id = t.run_id
        left join review v on v.corpus_id = t.corpus_id and v.trajectory_id = t.id
        where t.corpus_id = ${corpusId} and t.id = any(${keys.map(BigInt)}::bigint[])`,
  );

  return new Map(rows.map(({ key, ...ref }) => [key, ref]));
}

/** Rows with what shows them, in their order; one that is gone since is left out. What a row says itself stands. */
export function withRefs<Row extends ListedRow>(
  rows: readonly Row[],
  refs: ReadonlyMap<number, RowRef>,
): (RowRef & Omit<Row, "id" | "other"> & { readonly other: OtherRow | null })[] {
  return rows.flatMap(({ id, other, ...row }) => {
    const ref = refs.get(id);

    return ref === undefined ? [] : [{ ...ref, ...row, other: otherRow(refs, other) }];
  });
}

/** Null where nothing takes its place, and where that is gone since. */
export function otherRow(refs: ReadonlyMap<number, RowRef>, key: number | undefined): OtherRow | null {
  const ref = key === undefined ? undefined : refs.get(key);

  return ref === undefined ? null : { id: ref.id, run: ref.run, rollout: ref.rollout };
}
