import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import type { CurvePoint } from "@/lib/stats/smooth-points";

export interface StoredCurve {
  readonly id: string;
  readonly run: string;
  readonly metric: string;
  readonly points: readonly CurvePoint[];
}

const Row = z.object({
  id: z.uuid(),
  run: z.string(),
  metric: z.string(),
  steps: z.array(z.number()),
  values: z.array(z.number()),
});

/**
 * Curves of a corpus with all their points by step, in the order they are named.
 *
 * @throws ServiceError NOT_FOUND when one is missing or was removed
 */
export async function readCurves(
  db: Db,
  { corpusId, curves }: { readonly corpusId: number; readonly curves: readonly string[] },
): Promise<StoredCurve[]> {
  const rows = await queryRows(
    db,
    Row,
    sql`select c.ext_id::text as id, c.run, c.metric, m.steps, m.values from training_curve c
        cross join lateral (select array_agg(step::float8 order by step) as steps, array_agg(value order by step) as values
          from training_metric where curve_id = c.id) m
        where c.corpus_id = ${corpusId} and c.removed_at is null and c.ext_id = any(${[...curves]}::uuid[])`,
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));

  return curves.map((id) => {
    const row = rowOf.get(id);
    if (!row) throw new ServiceError("NOT_FOUND", "A curve is not there any more. Somebody may have removed it.");
    const { run, metric, steps, values } = row;

    return { id, run, metric, points: steps.map((step, at) => [step, values[at] ?? 0]) };
  });
}
