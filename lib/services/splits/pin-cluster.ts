import * as z from "zod";
import type { PinCluster, SplitDetail } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { clusterMembers, clusterOf } from "@/lib/services/clusters/seen-clusters";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { getSplit } from "./get-split";
import { locateSplit, raiseVersion } from "./locate-split";

type Pin = z.infer<typeof PinCluster> & {
  /** The split. */
  readonly id: string;
};

const MemberRow = z.object({ id: z.int(), isNamed: z.boolean(), pool: z.string().nullable() });

/**
 * Gives a whole leak cluster one pool, wherever its problems were: so a lead mends one that has grown over several. This
 * alone moves what has a pool.
 *
 * @throws ServiceError NOT_FOUND for the split or the problem; CONFLICT with an older version
 */
export async function pinCluster(ctx: Context, { id, version, problem, pool, note }: Pin): Promise<SplitDetail> {
  requirePermission(ctx, "change_splits");
  const split = await locateSplit(ctx.db, id);

  await ctx.db.$transaction(async (tx) => {
    await raiseVersion(tx, { extId: id, version });
    const members = await membersOf(tx, split, problem);
    const named = members.find(({ isNamed }) => isNamed);
    if (!named) throw new ServiceError("NOT_FOUND", "The corpus of this split has no such problem.");

    await tx.$executeRaw(
      sql`insert into split_pool (split_id, problem_id, pool, is_pinned, assigned_at)
          select ${split.id}, m.problem, ${pool}, true, ${ctx.now()}
          from unnest(${members.map((member) => member.id)}::int[]) as m(problem)
          on conflict (split_id, problem_id) do update set pool = excluded.pool, is_pinned = true,
            assigned_at = excluded.assigned_at`,
    );
    await tx.splitPin.create({
      data: {
        ...{ splitId: split.id, problemId: named.id, problems: members.length, pool, note },
        ...{ personId: ctx.person.id, createdAt: ctx.now() },
      },
    });
    const before = [...new Set(members.flatMap((member) => member.pool ?? []))].toSorted();
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb: "pin_cluster", subject: `split:${id}` },
        ...{ detail: { name: split.name, problem, pool, before, problems: members.length, note }, at: ctx.now() },
      },
    });
  });

  return getSplit(ctx, { id });
}

/** All problems of the named one's cluster, with where they are. */
function membersOf(
  tx: DbOrTransaction,
  { id, corpusId }: { readonly id: number; readonly corpusId: number },
  problem: string,
): Promise<z.infer<typeof MemberRow>[]> {
  return queryRows(
    tx,
    MemberRow,
    sql`select p.id, p.ext_id = ${problem}::uuid as "isNamed", sp.pool
        from problem n
        join problem p on p.id in (${clusterMembers(clusterOf(sql`n.id`))})
        left join split_pool sp on sp.split_id = ${id} and sp.problem_id = p.id
        where n.ext_id = ${problem}::uuid and n.corpus_id = ${corpusId}
        order by p.id`,
  );
}
