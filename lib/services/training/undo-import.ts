import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { BATCH_TIME } from "./read-training-file";
import { lockCurves } from "./write-points";

const Nothing = z.object({});
const CurveRow = z.object({ id: z.int() });

/**
 * Takes a file of metrics back as a whole: points that it added go, values that it replaced come back. Where another file
 * said something of the same point behind it, that stays. To upload the file again brings it back.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT for a file that was read before its changes were kept
 */
export async function undoTrainingImport(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  requirePermission(ctx, "import");

  await ctx.db.$transaction(async (tx) => {
    await queryRows(tx, Nothing, sql`select from training_import where ext_id = ${id}::uuid for update`);
    const file = await tx.trainingImport.findUnique({
      where: { extId: id },
      select: { id: true, fileName: true, isRecorded: true, undoneAt: true },
    });
    if (!file) throw new ServiceError("NOT_FOUND", "There is no such file.");
    if (!file.isRecorded)
      throw new ServiceError("CONFLICT", "What this file changed was not kept. Remove its curves instead.");
    if (file.undoneAt !== null) return;

    const own = sql`training_change h where h.import_id = ${file.id}::int`;
    const curves = await queryRows(tx, CurveRow, sql`select distinct h.curve_id as id from ${own}`);
    const ids = curves.map((curve) => curve.id);
    await lockCurves(tx, ids);
    // The first of its changes of a point with no other of its own right before, and the first behind it of another file.
    const heads = sql`(select h.curve_id, h.step, h.previous, (select n.id from training_change n
          where n.curve_id = h.curve_id and n.step = h.step and n.id > h.id and n.import_id <> h.import_id
          order by n.id limit 1) as next_id
        from ${own} and h.import_id is distinct from (select b.import_id from training_change b
          where b.curve_id = h.curve_id and b.step = h.step and b.id < h.id order by b.id desc limit 1)) h`;

    // The next file met what this one left, and now meets what stood before.
    const isLast = sql`m.curve_id = h.curve_id and m.step = h.step and h.next_id is null`;
    await tx.$executeRaw(sql`update training_metric m set value = h.previous from ${heads}
      where ${isLast} and h.previous is not null`);
    await tx.$executeRaw(sql`delete from training_metric m using ${heads} where ${isLast} and h.previous is null`);
    await tx.$executeRaw(sql`update training_change n set previous = h.previous from ${heads} where n.id = h.next_id`);
    await tx.$executeRaw(sql`delete from ${own}`);
    await tx.$executeRaw(sql`delete from training_curve c where c.id = any(${ids}::int[])
      and not exists (select from training_metric m where m.curve_id = c.id)`);

    await tx.trainingImport.update({ where: { id: file.id }, data: { undoneAt: ctx.now() }, select: { id: true } });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "undo_training_import",
        subject: `training_import:${id}`,
        detail: { file: file.fileName },
        at: ctx.now(),
      },
    });
  }, BATCH_TIME);
}
