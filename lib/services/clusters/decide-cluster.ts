import * as z from "zod";
import type { ClusterDecided, DecideCluster } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { CHANGING_TIME, changeClusters, lockClusters } from "./change-clusters";

/**
 * Puts two problems together, or lets one value join nothing any more. The clusters that it touches are made anew at once,
 * or all by a job while they are behind.
 *
 * @throws ServiceError NOT_FOUND; INVALID for a problem with itself and for a value that joins nothing; CONFLICT for one that
 *   is cut already and while an import is being taken back; FORBIDDEN for who reviews anything of the corpus blind
 */
export async function decideCluster(
  ctx: Context,
  { id, ...decision }: DecideCluster & { readonly id: string },
): Promise<ClusterDecided> {
  requirePermission(ctx, "change_clusters");
  const corpus = await getCorpusKey(ctx.db, id);
  await requireOpenCorpus(ctx, corpus.id);

  return ctx.db.$transaction(async (tx) => {
    const wanting = { corpusId: corpus.id, personId: ctx.person.id };
    await holdCorpus(tx, corpus.id);
    const isCurrent = await lockClusters(tx, corpus.id);
    const columns =
      decision.kind === "join" ? await joinOf(tx, corpus.id, decision) : await cutOf(tx, corpus.id, decision);
    const { extId } = await tx.leakDecision.create({
      data: {
        ...columns,
        corpusId: corpus.id,
        kind: decision.kind,
        note: decision.note,
        personId: ctx.person.id,
        createdAt: ctx.now(),
      },
      select: { extId: true },
    });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: decision.kind === "join" ? "join_problems" : "cut_clusters",
        subject: `cluster_decision:${extId}`,
        detail: { ...decision, corpus: id },
        at: ctx.now(),
      },
    });

    const change =
      "aId" in columns
        ? { kind: "join" as const, note: decision.note, ...columns }
        : { kind: "cut" as const, ...columns };

    return { decision: extId, jobId: await changeClusters(tx, { ...wanting, isCurrent, change }) };
  }, CHANGING_TIME);
}

type Join = Extract<DecideCluster, { kind: "join" }>;
type Cut = Extract<DecideCluster, { kind: "cut" }>;

async function joinOf(tx: DbOrTransaction, corpusId: number, { a, b }: Join) {
  const two = { aId: await problemKey(tx, corpusId, a), bId: await problemKey(tx, corpusId, b) };
  if (two.aId === two.bId) {
    throw new ServiceError("INVALID", "A problem is in one cluster with itself. Choose another one.");
  }

  return two;
}

async function problemKey(tx: DbOrTransaction, corpusId: number, extId: string): Promise<number> {
  const problem = await tx.problem.findUnique({ where: { extId, corpusId }, select: { id: true } });
  if (problem === null) throw new ServiceError("NOT_FOUND", "There is no such problem in this corpus.");

  return problem.id;
}

/** The lock on the corpus is held, so that two who cut the same do not both. */
async function cutOf(tx: DbOrTransaction, corpusId: number, { reason, value }: Cut) {
  const known = await tx.leakDecision.findFirst({
    where: { corpusId, kind: "cut", reason, value, undoneAt: null },
    select: { person: { select: { name: true } } },
  });
  if (known) throw new ServiceError("CONFLICT", `${known.person.name} has decided already that this joins nothing.`);
  const edges = await queryRows(
    tx,
    z.object({ id: z.bigint() }),
    sql`select e.id from leak_edge e
        where e.corpus_id = ${corpusId} and e.reason = ${reason} and e.value = ${value} and not e.is_cut limit 1`,
  );
  if (edges.length === 0)
    throw new ServiceError("INVALID", "Nothing is joined by this. The clusters may have changed since.");

  return { reason, value };
}
