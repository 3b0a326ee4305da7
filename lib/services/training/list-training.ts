import * as z from "zod";
import type { TrainingOverview } from "@/lib/contract/training";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { TRAINING_IMPORT_FIELDS, toTrainingImport } from "./training-import-row";

const Row = z.object({
  id: z.uuid(),
  run: z.string(),
  metric: z.string(),
  points: z.int(),
  first_step: z.number(),
  last_step: z.number(),
  low: z.number(),
  high: z.number(),
  last: z.number(),
});

const LAST_FILES = 20;
const LAST_REMOVED = 100;

/** The curves of a corpus by run and metric, those that were removed, and the files they came from, newest first. */
export async function listTraining(ctx: Context, { id }: { readonly id: string }): Promise<TrainingOverview> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const rows = await queryRows(
    ctx.db,
    Row,
    sql`select c.ext_id::text as id, c.run, c.metric, m.points, m.first_step, m.last_step, m.low, m.high, l.value as last
        from training_curve c
        cross join lateral (select count(*)::int as points, min(step)::float8 as first_step, max(step)::float8 as last_step,
          min(value) as low, max(value) as high from training_metric where curve_id = c.id) m
        join training_metric l on l.curve_id = c.id and l.step = m.last_step
        where c.corpus_id = ${corpus.id} and c.removed_at is null
        order by c.run, c.metric`,
  );
  const removed = await ctx.db.trainingCurve.findMany({
    where: { corpusId: corpus.id, removedAt: { not: null } },
    orderBy: [{ removedAt: "desc" }, { id: "desc" }],
    take: LAST_REMOVED,
    select: { extId: true, run: true, metric: true },
  });
  const imports = await ctx.db.trainingImport.findMany({
    where: { corpusId: corpus.id },
    orderBy: { id: "desc" },
    take: LAST_FILES,
    select: TRAINING_IMPORT_FIELDS,
  });
  const people = await ctx.db.person.findMany({
    where: { id: { in: imports.map(({ personId }) => personId) } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(people.map((person) => [person.id, person.name]));

  return {
    curves: rows.map(({ first_step, last_step, ...row }) => ({ ...row, firstStep: first_step, lastStep: last_step })),
    removed: removed.map(({ extId, run, metric }) => ({ id: extId, run, metric })),
    imports: imports.map((row) => toTrainingImport(row, nameOf.get(row.personId) ?? null)),
  };
}
