import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";

const RefRow = z.object({ key: z.int(), id: z.uuid(), problem: z.string(), run: z.string() });

export interface RowRef {
  readonly id: string;
  /** What the problem asks for. */
  readonly problem: string;
  readonly run: string;
}

/** How a few trajectories are shown, by their ids inside the database. */
export async function readRowRefs(
  { db }: Pick<Asker, "db">,
  corpusId: number,
  keys: readonly number[],
): Promise<ReadonlyMap<number, RowRef>> {
  if (keys.length === 0) return new Map();
  const rows = await queryRows(
    db,
    RefRow,
    sql`select t.id::float8 as key, t.ext_id as id, p.query as problem, r.name as run
        from trajectory t join problem p on p.id = t.problem_id join run r on r.id = t.run_id
        where t.corpus_id = ${corpusId} and t.id = any(${keys.map(BigInt)}::bigint[])`,
  );

  return new Map(rows.map(({ key, ...ref }) => [key, ref]));
}

/** Rows with what shows them, in their order; one that is gone since is left out. */
export function withRefs<Row extends { readonly id: number }>(
  rows: readonly Row[],
  refs: ReadonlyMap<number, RowRef>,
): (Omit<Row, "id"> & RowRef)[] {
  return rows.flatMap(({ id, ...row }) => {
    const ref = refs.get(id);

    return ref === undefined ? [] : [{ ...row, ...ref }];
  });
}
