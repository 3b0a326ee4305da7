import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrainingPoint } from "@/lib/stats/training-cells";
import { type CurveName, curveKey, ensureCurves } from "./ensure-curves";

/**
 * How the counts of a file change by points: new ones, ones that replaced another value, ones that were there already, and
 * further ones for a step of which it had given a value before. Where such a one brings back what the file met, that is
 * replaced no more: `replaced` then falls.
 */
export interface WrittenPoints {
  readonly added: number;
  readonly replaced: number;
  readonly repeated: number;
  readonly givenAgain: number;
  /** `replaced` by run. */
  readonly replacedOf: ReadonlyMap<string, number>;
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
const Row = z.object({ curve: z.int(), added: z.int(), replaced: z.int(), givenAgain: z.int() });

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
  const rows = lastOfEach(points, known);
  await lockCurves(
    tx,
    rows.map(({ curve }) => curve),
  );
  const written = await queryRows(
    tx,
    Row,
    // In one order, so that two files with the same steps do not wait for each other in a ring.
    sql`with given as (
          select * from unnest(${rows.map(({ curve }) => curve)}::int[], ${rows.map(({ step }) => step)}::bigint[],
            ${rows.map(({ value }) => value)}::float8[]) as t (curve_id, step, value)
        ), met as (
          -- What a file writes twice with nobody between is one change: it met what stood before the first.
          select g.*, m.value as standing, l.is_own, case when l.is_own then l.previous else m.value end as before
          from given g
          left join training_metric m on m.curve_id = g.curve_id and m.step = g.step
          left join lateral (select c.import_id, c.previous from training_change c
            where c.curve_id = g.curve_id and c.step = g.step order by c.id desc limit 1) c on true
          cross join lateral (select coalesce(c.import_id = ${importId}::int, false) as is_own, c.previous) l
        ), changed as (
          insert into training_change (import_id, curve_id, step, previous)
          select ${importId}::int, curve_id, step, standing from met where not is_own
        ), written as (
          insert into training_metric (curve_id, step, value)
          select curve_id, step, value from given order by curve_id, step
          on conflict (curve_id, step) do update set value = excluded.value
            where training_metric.value is distinct from excluded.value
        )
        select curve_id as curve, count(*) filter (where not is_own and before is null)::int as added,
          (count(*) filter (where value <> before) - count(*) filter (where is_own and standing <> before))::int as replaced,
          count(*) filter (where is_own)::int as "givenAgain"
        from met group by curve_id`,
  );

  return sumOf(points.length, rows.length, { written, known });
}

interface Counted {
  readonly written: readonly z.infer<typeof Row>[];
  readonly known: ReadonlyMap<string, KnownCurve>;
}

function sumOf(points: number, steps: number, { written, known }: Counted): WrittenPoints {
  const runOf = new Map([...known.values()].map(({ id, run }) => [id, run]));
  const replacedOf = new Map<string, number>();
  const sums = { added: 0, replaced: 0, givenAgain: points - steps };
  for (const { curve, added, replaced, givenAgain } of written) {
    const run = runOf.get(curve) ?? "";
    replacedOf.set(run, (replacedOf.get(run) ?? 0) + replaced);
    sums.added += added;
    sums.replaced += replaced;
    sums.givenAgain += givenAgain;
  }

  return { ...sums, repeated: points - sums.added - sums.replaced - sums.givenAgain, replacedOf };
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

/** One value a step, since a statement cannot write a row twice. */
function lastOfEach(points: readonly TrainingPoint[], known: ReadonlyMap<string, KnownCurve>): PointRow[] {
  const rows = new Map<string, PointRow>();
  for (const point of points) {
    const { step, value } = point;
    const curve = known.get(curveKey(point))?.id ?? 0;
    rows.set(`${curve} ${step}`, { curve, step, value });
  }

  return [...rows.values()];
}
