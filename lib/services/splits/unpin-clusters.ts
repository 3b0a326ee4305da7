import type { SplitDetail, UnpinClusters } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { clusterMembers, clusterOf } from "@/lib/services/clusters/seen-clusters";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { getSplit } from "./get-split";
import { locateSplit, raiseVersion } from "./locate-split";
import { readPinStands } from "./read-pin-stands";
import { WRITING_TIME } from "./write-pools";

type Unpin = UnpinClusters & {
  /** The split. */
  readonly id: string;
};

/**
 * Takes pins back: their problems return to where they were, pinned or not. What came to a cluster since it was pinned
 * followed the pin, so it gives its pool back and waits for the next growth.
 *
 * @throws ServiceError NOT_FOUND for the split or a pin; CONFLICT with an older version, and for a pin that a later one covers
 */
export async function unpinClusters(ctx: Context, { id, version, pins, note }: Unpin): Promise<SplitDetail> {
  requirePermission(ctx, "change_splits");
  const split = await locateSplit(ctx.db, id);

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

    await putBack(tx, { splitId: split.id, pins: ids, at: ctx.now() });
    await tx.splitPin.updateMany({
      where: { id: { in: ids } },
      data: { unpinnedAt: ctx.now(), unpinnedById: ctx.person.id, unpinNote: note },
    });
    const before = [...new Set(stands.flatMap((pin) => pin.before ?? []))].toSorted();
    const problems = asked.reduce((sum, pin) => sum + pin.problems, 0);
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb: "unpin_clusters", subject: `split:${id}` },
        ...{ detail: { name: split.name, pins: asked.map((pin) => pin.problem.extId), before, problems, note } },
        at: ctx.now(),
      },
    });
  }, WRITING_TIME);

  return getSplit(ctx, { id });
}

interface TakenBack {
  readonly splitId: number;
  /** Internal ids; none shares a problem with another. */
  readonly pins: readonly number[];
  readonly at: Date;
}

async function putBack(tx: DbOrTransaction, { splitId, pins, at }: TakenBack): Promise<void> {
  const cluster = clusterOf(sql`s.problem_id`);

  // What another pin gave back since came by no growth.
  await tx.$executeRaw(
    sql`delete from split_pool sp using split_pin s
        where s.id = any(${[...pins]}::int[]) and sp.split_id = ${splitId} and not sp.is_pinned
          and sp.assigned_at >= s.created_at and sp.problem_id in (${clusterMembers(cluster)})
          and not exists (select from split_pin_problem m join split_pin u on u.id = m.pin_id
            where m.problem_id = sp.problem_id and u.split_id = ${splitId} and u.unpinned_at = sp.assigned_at)`,
  );
  await tx.$executeRaw(
    sql`delete from split_pool sp using split_pin_problem m
        where m.pin_id = any(${[...pins]}::int[]) and m.pool is null
          and sp.split_id = ${splitId} and sp.problem_id = m.problem_id`,
  );
  await tx.$executeRaw(
    sql`update split_pool sp set pool = m.pool, is_pinned = m.was_pinned, assigned_at = ${at}
        from split_pin_problem m
        where m.pin_id = any(${[...pins]}::int[]) and m.pool is not null
          and sp.split_id = ${splitId} and sp.problem_id = m.problem_id`,
  );
}
