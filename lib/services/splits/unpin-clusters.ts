import type { SplitDetail, UnpinClusters } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { getSplit } from "./get-split";
import { locateSplit, raiseVersion } from "./locate-split";
import { RETURNS, readPinStands } from "./read-pin-stands";
import { requireOpenCorpus } from "./require-open-corpus";
import { WRITING_TIME } from "./write-pools";

type Unpin = UnpinClusters & {
  /** The split. */
  readonly id: string;
};

/**
 * Takes pins back: their problems return to where they were, pinned or not. What a growth put into their pool only
 * because they were there gives it back and waits for the next growth; nothing else moves.
 *
 * @throws ServiceError NOT_FOUND for the split or a pin; CONFLICT with an older version, and for a pin that a later one
 *   covers; FORBIDDEN for who reviews anything of the corpus blind
 */
export async function unpinClusters(ctx: Context, { id, version, pins, note }: Unpin): Promise<SplitDetail> {
  requirePermission(ctx, "change_splits");
  const split = await locateSplit(ctx.db, id);
  await requireOpenCorpus(ctx, split.corpusId);

  await ctx.db.$transaction(async (tx) => {
    await raiseVersion(tx, { extId: id, version });
    const asked = await tx.splitPin.findMany({
      where: { splitId: split.id, extId: { in: pins }, unpinnedAt: null },
      select: { id: true, problems: true, problem: { select: { extId: true } } },
    });
    if (asked.length !== new Set(pins).size) {
      throw new ServiceError("NOT_FOUND", "That pin is not there any more. Look at the pins again.");
    }
    const ids = asked.map((pin) => pin.id);
    const stands = await readPinStands(tx, ids);
    if (stands.some(({ before }) => before === null)) {
      throw new ServiceError("CONFLICT", "That pin is older than what it moved was kept. Pin the cluster elsewhere.");
    }
    if (stands.some(({ isCovered }) => isCovered)) {
      throw new ServiceError("CONFLICT", "The cluster was pinned again since. Take the later pin back first.");
    }

    const at = ctx.now();
    await tx.splitPin.updateMany({
      where: { id: { in: ids } },
      data: { unpinnedAt: at, unpinnedById: ctx.person.id, unpinNote: note },
    });
    await putBack(tx, { splitId: split.id, pins: ids, at });
    const before = [...new Set(stands.flatMap((pin) => pin.before ?? []))].toSorted();
    const problems = asked.reduce((sum, pin) => sum + pin.problems, 0);
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb: "unpin_clusters", subject: `split:${split.extId}` },
        ...{ detail: { name: split.name, pins: asked.map((pin) => pin.problem.extId), before, problems, note } },
        at,
      },
    });
  }, WRITING_TIME);

  return getSplit(ctx, { id });
}

interface TakenBack {
  readonly splitId: number;
  /** Internal ids; none shares a problem with another, and all are marked as taken back. */
  readonly pins: readonly number[];
  readonly at: Date;
}

/** Releases tell by `assigned_at` what has moved since, so that is the moment of now also for what had another pool long ago. */
async function putBack(tx: DbOrTransaction, { splitId, pins, at }: TakenBack): Promise<void> {
  const moved = sql`m.pin_id = any(${[...pins]}::int[]) and sp.split_id = ${splitId} and sp.problem_id = m.problem_id`;

  await tx.$executeRaw(
    sql`delete from split_pool where split_id = ${splitId} and followed_id = any(${[...pins]}::int[])`,
  );
  await tx.$executeRaw(sql`delete from split_pool sp using split_pin_problem m where ${moved} and not (${RETURNS})`);
  await tx.$executeRaw(
    sql`update split_pool sp
        set pool = m.pool, is_pinned = m.was_pinned, followed_id = m.followed_id,
          assigned_at = case when sp.pool = m.pool then sp.assigned_at else ${at} end
        from split_pin_problem m where ${moved} and ${RETURNS}`,
  );
}
