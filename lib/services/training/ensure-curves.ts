import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

export interface CurveName {
  readonly run: string;
  readonly metric: string;
}

const Row = z.object({ id: z.int(), run: z.string(), metric: z.string(), isRemoved: z.boolean() });
const Nothing = z.object({});

/**
 * The keys of curves, made where they are missing. One that was removed begins anew, without what it held.
 *
 * @returns in the order of the names, which are all different
 */
export async function ensureCurves(
  tx: DbOrTransaction,
  corpusId: number,
  names: readonly CurveName[],
): Promise<number[]> {
  const runs = names.map(({ run }) => run);
  const metrics = names.map(({ metric }) => metric);
  await queryRows(
    tx,
    Nothing,
    sql`insert into training_curve (corpus_id, run, metric)
        select ${corpusId}::int, t.* from unnest(${runs}::text[], ${metrics}::text[]) as t (run, metric) order by 2, 3
        on conflict (corpus_id, run, metric) do nothing`,
  );
  const rows = await queryRows(
    tx,
    Row,
    sql`select c.id, c.run, c.metric, c.removed_at is not null as "isRemoved" from training_curve c
        join unnest(${runs}::text[], ${metrics}::text[]) as t (run, metric) using (run, metric)
        where c.corpus_id = ${corpusId} order by c.id for update of c`,
  );
  const removed = rows.filter(({ isRemoved }) => isRemoved).map(({ id }) => id);
  if (removed.length > 0) {
    const curves = { curveId: { in: removed } };
    await tx.trainingMetric.deleteMany({ where: curves });
    await tx.trainingChange.deleteMany({ where: curves });
    await tx.trainingCurve.updateMany({ where: { id: { in: removed } }, data: { removedAt: null } });
  }
  const idOf = new Map(rows.map(({ id, run, metric }) => [curveKey({ run, metric }), id]));

  return names.map((name) => {
    const id = idOf.get(curveKey(name));
    if (id === undefined) throw new Error("A curve gave no row.");
    return id;
  });
}

/** A word that only this run and metric have. */
export function curveKey({ run, metric }: CurveName): string {
  return JSON.stringify([run, metric]);
}
