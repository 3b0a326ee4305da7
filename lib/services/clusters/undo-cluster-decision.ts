import * as z from "zod";
import type { ClusterDecided } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { wantClusters } from "./want-clusters";

/**
 * Takes a decision of clusters back. A proposal that was accepted by it is open again.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT where it was taken back already
 */
export async function undoClusterDecision(
  ctx: Context,
  { id, decision }: { readonly id: string; readonly decision: string },
): Promise<ClusterDecided> {
  requirePermission(ctx, "change_clusters");
  const corpus = await getCorpusKey(ctx.db, id);

  return ctx.db.$transaction(async (tx) => {
    const key = await endDecision(ctx, tx, { corpusId: corpus.id, decision });
    await tx.leakProposal.updateMany({
      where: { corpusId: corpus.id, decisionId: key },
      data: { state: "open", decisionId: null, personId: null, decidedAt: null },
    });
    const jobId = await wantClusters(tx, { corpusId: corpus.id, personId: ctx.person.id });

    return { decision, jobId };
  });
}

/** Marks a decision as taken back, and says so in the audit log. */
async function endDecision(
  ctx: Context,
  tx: DbOrTransaction,
  { corpusId, decision }: { readonly corpusId: number; readonly decision: string },
): Promise<number> {
  const [ended] = await queryRows(
    tx,
    z.object({ id: z.int() }),
    sql`update leak_decision set undone_at = ${ctx.now()}, undone_by_id = ${ctx.person.id}
        where corpus_id = ${corpusId} and ext_id = ${decision}::uuid and undone_at is null returning id`,
  );
  if (!ended) {
    const known = await tx.leakDecision.count({ where: { corpusId, extId: decision } });
    if (known === 0) throw new ServiceError("NOT_FOUND", "There is no such decision in this corpus.");
    throw new ServiceError("CONFLICT", "This was taken back already.");
  }
  await tx.audit.create({
    data: {
      personId: ctx.person.id,
      verb: "undo_cluster_decision",
      subject: `cluster_decision:${decision}`,
      detail: {},
      at: ctx.now(),
    },
  });

  return ended.id;
}
