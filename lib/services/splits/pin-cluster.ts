import * as z from "zod";
import type { PinCluster, SplitDetail } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Pool } from "@/lib/leak/assign-pools";
import { CLUSTER_ID, clusterMembers } from "@/lib/services/clusters/cluster-sql";
import type { Context } from "@/lib/services/context";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { getSplit } from "./get-split";
import { locateSplit, raiseVersion } from "./locate-split";
import { requireOpenCorpus } from "./require-open-corpus";
import { WRITING_TIME } from "./write-pools";

type Pin = z.infer<typeof PinCluster> & {
  /** The split. */
  readonly id: string;
};

const MemberRow = z.object({
  id: z.int(),
  cluster: z.int(),
  /** By which of the named problems its cluster is meant; null for the others. */
  named: z.uuid().nullable(),
  pool: z.string().nullable(),
  isPinned: z.boolean(),
  /** The pin that it followed. */
  followed: z.int().nullable(),
});
type Member = z.infer<typeof MemberRow>;

/**
 * Gives whole leak clusters one pool, wherever their problems were: so a lead mends what has grown over several. This
 * alone moves what has a pool. Where the problems were is kept, for `unpinClusters`.
 *
 * @throws ServiceError NOT_FOUND for the split or a problem; CONFLICT with an older version and while an import is being
 *   taken back; FORBIDDEN for who reviews anything of the corpus blind: how large a cluster is tells what a reward wants
 */
export async function pinCluster(ctx: Context, { id, version, problems, pool, note }: Pin): Promise<SplitDetail> {
  requirePermission(ctx, "change_splits");
  const split = await locateSplit(ctx.db, id);
  await requireOpenCorpus(ctx, split.corpusId);

  await ctx.db.$transaction(async (tx) => {
    await holdCorpus(tx, split.corpusId);
    await raiseVersion(tx, { extId: id, version });
    const members = await membersOf(tx, split, problems);
    const named = new Set(members.flatMap((member) => member.named ?? []));
    if (!problems.every((problem) => named.has(problem.toLowerCase()))) {
      throw new ServiceError("NOT_FOUND", "The corpus of this split has no such problem.");
    }

    for (const key of new Set(members.map((member) => member.cluster))) {
      const cluster = members.filter((member) => member.cluster === key);
      await keepPin(tx, { ctx, splitId: split.id, cluster, pool, note });
    }
    await tx.$executeRaw(
      sql`insert into split_pool (split_id, problem_id, pool, is_pinned, assigned_at)
          select ${split.id}, m.problem, ${pool}, true, ${ctx.now()}
          from unnest(${members.map((member) => member.id)}::int[]) as m(problem)
          on conflict (split_id, problem_id) do update set pool = excluded.pool, is_pinned = true,
            -- What is pinned where it is moves nowhere.
            followed_id = null,
            assigned_at = case when split_pool.pool = excluded.pool then split_pool.assigned_at else excluded.assigned_at end`,
    );
    const before = [...new Set(members.flatMap((member) => member.pool ?? []))].toSorted();
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb: "pin_cluster", subject: `split:${split.extId}` },
        ...{
          detail: { name: split.name, pins: [...named], pool, before, problems: members.length, note },
          at: ctx.now(),
        },
      },
    });
  }, WRITING_TIME);

  return getSplit(ctx, { id });
}

interface NewPin {
  readonly ctx: Context;
  readonly splitId: number;
  readonly cluster: readonly Member[];
  readonly pool: Pool;
  readonly note: string;
}

/** One pin a cluster, also where several of its problems are named, with where each was. */
async function keepPin(tx: DbOrTransaction, { ctx, splitId, cluster, pool, note }: NewPin): Promise<void> {
  const [named] = cluster.filter((member) => member.named !== null);
  if (!named) throw new Error("A cluster that nobody named is pinned.");
  const { id } = await tx.splitPin.create({
    data: {
      ...{ splitId, problemId: named.id, problems: cluster.length, pool, note },
      ...{ personId: ctx.person.id, createdAt: ctx.now() },
    },
    select: { id: true },
  });
  await tx.splitPinProblem.createMany({
    data: cluster.map((was) => ({
      ...{ pinId: id, problemId: was.id, pool: was.pool, wasPinned: was.isPinned, followedId: was.followed },
    })),
  });
}

/** All problems of the clusters of those that are named, with where they are. */
function membersOf(
  tx: DbOrTransaction,
  { id, corpusId }: { readonly id: number; readonly corpusId: number },
  problems: readonly string[],
): Promise<Member[]> {
  return queryRows(
    tx,
    MemberRow,
    sql`with named as (select p.id, p.ext_id, ${CLUSTER_ID} as cluster from problem p
          where p.ext_id = any(${[...problems]}::uuid[]) and p.corpus_id = ${corpusId})
        select p.id, c.cluster, n.ext_id::text as named, sp.pool, coalesce(sp.is_pinned, false) as "isPinned",
          sp.followed_id as followed
        from (select distinct cluster from named) c
        join problem p on p.id in (${clusterMembers(sql`c.cluster`)})
        left join named n on n.id = p.id
        left join split_pool sp on sp.split_id = ${id} and sp.problem_id = p.id
        order by p.id`,
  );
}
