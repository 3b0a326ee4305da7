import type { SetStepLabel, StepLabelList } from "@/lib/contract/comments";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { holdTrajectory } from "@/lib/services/trajectories/hold-trajectory";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { requireStep } from "./require-step";
import { stepLabelRows } from "./step-label-rows";

/**
 * Sets a person's label of one step, or takes it back with null. Of one person's labels one alone is the first wrong
 * step: another one moves it. What later steps inherit is not stored, so moving or taking it back frees them.
 *
 * @throws ServiceError NOT_FOUND, INVALID for a step that is not there, CONFLICT while the corpus is being removed
 */
export async function setStepLabel(
  ctx: Context,
  input: SetStepLabel & { readonly id: string },
): Promise<StepLabelList> {
  requirePermission(ctx, "label");
  const key = await locateTrajectory(ctx.db, input.id);
  const own = sql`corpus_id = ${key.corpusId} and trajectory_id = ${key.id} and person_id = ${ctx.person.id}`;

  await ctx.db.$transaction(async (tx) => {
    // Two tabs of one person follow each other, so that there is never a second first wrong step.
    await tx.$executeRaw(sql`select 1 from person where id = ${ctx.person.id} for no key update`);
    await holdTrajectory(tx, key);
    // One that was set before this was asked can still be taken back.
    if (input.label !== null) await requireStep(tx, key, input.step);
    const isFirst = input.label === "first_wrong";
    await tx.$executeRaw(sql`delete from step_label where ${own}
      and (step = ${input.step}::int or (${isFirst}::bool and label = 'first_wrong'))`);
    if (input.label !== null)
      await tx.$executeRaw(sql`insert into step_label (corpus_id, trajectory_id, person_id, step, label, at)
        values (${key.corpusId}, ${key.id}, ${ctx.person.id}, ${input.step}, ${input.label}, ${ctx.now()})`);
  });

  return { items: await stepLabelRows(ctx, key) };
}
