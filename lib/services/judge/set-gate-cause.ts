import * as z from "zod";
import type { GateCauseSaved, SetGateCause } from "@/lib/contract/judge-audit";
import { queryRows, sql } from "@/lib/db/query-rows";
import { faultOfCause } from "@/lib/domain/gate-cause";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { findCommit } from "@/lib/services/commits/find-commit";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { applyGate } from "@/lib/services/settled/apply-gate";
import { lockGate, nextGateVersion } from "@/lib/services/settled/lock-gate";
import { requireSpans } from "@/lib/services/step-labels/require-spans";
import { holdTrajectory } from "@/lib/services/trajectories/hold-trajectory";
import { writeGrounds } from "./gate-events";
import { liesBeyond } from "./lies-beyond";

const GivenRow = z.object({ id: z.string(), mine: z.string().nullable(), judged: z.int().nullable() });

/**
 * Names why the gate of a person's answer in a queue differs from the judge's, once what the queue hid is open. The
 * answer itself stays as it was given. Evidence beyond the judge's horizon makes that the cause, whatever was named.
 *
 * @throws ServiceError NOT_FOUND for somebody else's answer, FORBIDDEN while the judge is hidden or when the answer was
 * taken back, INVALID where nothing differs, for an answer beside those that count and for a place that is not there, CONFLICT
 * while the corpus is being removed
 */
export async function setGateCause(
  ctx: Context,
  input: SetGateCause & { readonly id: string },
): Promise<GateCauseSaved> {
  requirePermission(ctx, "review_in_queue");
  const commit = await findCommit(ctx, input.id);
  if (!commit.stands) throw new ServiceError("FORBIDDEN", "This answer was taken back.");
  if (commit.phase === "extra")
    throw new ServiceError("INVALID", "This answer was filed beside those that count, so its gate needs no cause.");
  const key = { corpusId: commit.corpus_id, id: commit.trajectory_id };
  if ((await hiddenLayers(ctx, key)).includes("judge"))
    throw new ServiceError("FORBIDDEN", "The judge is still hidden from you here. Open what was hidden first.");
  const [given] = await queryRows(
    ctx.db,
    GivenRow,
    sql`select t.ext_id as id, t.gate::int as judged, (select e.value from label_event e
            where e.commit_id = ${input.id}::uuid and e.question = 'gate' and e.phase = 'answer') as mine
        from trajectory t where t.corpus_id = ${key.corpusId} and t.id = ${key.id}`,
  );
  if (!given?.mine) throw new ServiceError("INVALID", "This answer names no gate.");
  if (given.judged === null)
    throw new ServiceError("INVALID", "The judge names no gate here, so there is nothing to explain.");
  if (Number(given.mine) === given.judged)
    throw new ServiceError("INVALID", "Your gate and the judge’s are the same, so there is nothing to explain.");

  await requireSpans(ctx.db, key, input.spans);
  const isBeyondHorizon = await liesBeyond(ctx, given.id, input.spans);
  const cause = isBeyondHorizon ? "beyond_horizon" : input.cause;
  const now = ctx.now();
  await ctx.db.$transaction(async (tx) => {
    await holdTrajectory(tx, key);
    await lockGate(tx, key, now);
    const version = await nextGateVersion(tx, key, now);
    const note = input.note === undefined ? undefined : sanitiseText(input.note);
    const { item_id: itemId } = commit;
    await writeGrounds(tx, { key, person: ctx.person, now, version, itemId, cause, note, spans: input.spans });
    await applyGate(tx, { corpus_id: key.corpusId, trajectory_id: key.id, now });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "gate_cause",
        subject: `trajectory:${given.id}`,
        detail: { commit: input.id, cause: input.cause, version },
      },
    });
  });

  return { cause, fault: faultOfCause(cause), isBeyondHorizon };
}
