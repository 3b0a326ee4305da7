import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrainingPoint } from "@/lib/stats/training-cells";
import { type CurveName, curveKey, ensureCurves } from "./ensure-curves";

/** What came of points: new ones, ones that replaced another value, ones that were there already. */
export interface WrittenPoints {
  readonly added: number;
  readonly replaced: number;
  readonly repeated: number;
  /** Runs of which values were replaced. */
  readonly replacedRuns: ReadonlySet<string>;
}

export interface KnownCurve extends CurveName {
  readonly id: number;
}

interface Batch {
  readonly corpusId: number;
  /** The file. */
  readonly importId: number;
  readonly points: readonly TrainingPoint[];
  /** Curves that the file met before; those it meets now are put in. */
  readonly known: Map<string, KnownCurve>;
}

const Nothing = z.object({});
const Row = z.object({ added: z.int(), replaced: z.int(), curves: z.array(z.int()) });

/** Writes points. Where a curve has a value at a step already, the later one counts, and the file keeps what it was. */
export async function writePoints(
  tx: DbOrTransaction,
  { corpusId, importId, points, known }: Batch,
): Promise<WrittenPoints> {
  const met = new Map(points.map((point) => [curveKey(point), point]));
  const unmet = [...met].filter(([key]) => !known.has(key));
  if (unmet.length > 0) {
    const ids = await ensureCurves(
      tx,
      corpusId,
      unmet.map(([, point]) => point),
    );
    for (const [at, [key, { run, metric }]] of unmet.entries()) known.set(key, { id: ids[at] ?? 0, run, metric });
  }
  const { rows, replaced } = lastOfEach(points, known);
  await lockCurves(
    tx,
    rows.map(({ curve }) => curve),
  );
  const [written] = await queryRows(
    tx,
    Row,
    // In one order, so that two files with the same steps do not wait for each other in a ring.
    sql`with given as (
          select * from unnest(${rows.map(({ curve }) => curve)}::int[], ${rows.map(({ step }) => step)}::bigint[],
            ${rows.map(({ value }) => value)}::float8[]) as t (curve_id, step, value)
        ), changed as (
          insert into training_change (import_id, curve_id, step, previous)
          select ${importId}::int, g.curve_id, g.step, m.value from given g
          left join training_metric m on m.curve_id = g.curve_id and m.step = g.step
          left join lateral (select c.import_id from training_change c
            where c.curve_id = g.curve_id and c.step = g.step order by c.id desc limit 1) last on true
          -- What a file writes twice with nobody between is one change.
          where last.import_id is distinct from ${importId}::int
        ), written as (
          insert into training_metric (curve_id, step, value)
          select curve_id, step, value from given order by curve_id, step
          on conflict (curve_id, step) do update set value = excluded.value
            where training_metric.value is distinct from excluded.value
          returning curve_id, xmax = 0 as is_new
        )
        select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as replaced,
          coalesce(array_agg(distinct curve_id) filter (where not is_new), '{}') as curves
        from written`,
  );
  if (!written) throw new Error("The points gave no row.");
  const all = { added: written.added, replaced: written.replaced + replaced.length };
  const changed = new Set([...written.curves, ...replaced]);
  const replacedRuns = new Set([...known.values()].flatMap(({ id, run }) => (changed.has(id) ? [run] : [])));

  return { ...all, repeated: points.length - all.added - all.replaced, replacedRuns };
}

/** So that what stood at a point is what the file meets, and not what another one writes meanwhile. */
export async function lockCurves(tx: DbOrTransaction, curves: readonly number[]): Promise<void> {
  const ids = [...new Set(curves)];
  await queryRows(tx, Nothing, sql`select from training_curve where id = any(${ids}::int[]) order by id for update`);
}

interface PointRow {
  readonly curve: number;
  readonly step: number;
  readonly value: number;
}

/** One value a step, since a statement cannot write a row twice, and the curve of each that took the place of another. */
function lastOfEach(points: readonly TrainingPoint[], known: ReadonlyMap<string, KnownCurve>) {
  const rows = new Map<string, PointRow>();
  const replaced: number[] = [];
  for (const point of points) {
    const { step, value } = point;
    const curve = known.get(curveKey(point))?.id ?? 0;
    const key = `${curve} ${step}`;
    const before = rows.get(key);
    if (before !== undefined && before.value !== value) replaced.push(curve);
    rows.set(key, { curve, step, value });
  }

  return { rows: [...rows.values()], replaced };
}
