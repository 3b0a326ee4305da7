import * as z from "zod";
import type { ClusterDecided } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { JOIN_REASONS } from "@/lib/leak/leak-edges";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { CHANGING_TIME, changeClusters, lockClusters } from "./change-clusters";
import type { ClusterChange } from "./touch-edges";

/**
 * Takes a decision of clusters back. A proposal that was accepted by it is open again.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT where it was taken back already, and while an import is being taken back;
 *   FORBIDDEN for who reviews anything of the corpus blind
 */
export async function undoClusterDecision(
  ctx: Context,
  { id, decision }: { readonly id: string; readonly decision: string },
): Promise<ClusterDecided> {
  requirePermission(ctx, "change_clusters");
  const corpus = await getCorpusKey(ctx.db, id);
  await requireOpenCorpus(ctx, corpus.id);

  return ctx.db.$transaction(async (tx) => {
    await holdCorpus(tx, corpus.id);
    const isCurrent = await lockClusters(tx, corpus.id);
    const { id: key, change } = await endDecision(ctx, tx, { corpusId: corpus.id, decision });
    await tx.leakProposal.updateMany({
      where: { corpusId: corpus.id, decisionId: key },
      data: { state: "open", decisionId: null, personId: null, decidedAt: null },
    });
    const wanting = { corpusId: corpus.id, personId: ctx.person.id };

    return { decision, jobId: await changeClusters(tx, { ...wanting, isCurrent, change }) };
  }, CHANGING_TIME);
}

const EndedRow = z.union([
  z.object({ id: z.int(), kind: z.literal("join"), aId: z.int(), bId: z.int(), note: z.string() }),
  z.object({ id: z.int(), kind: z.literal("cut"), reason: z.enum(JOIN_REASONS), value: z.string() }),
]);

/** Marks a decision as taken back, and says so in the audit log. */
async function endDecision(
  ctx: Context,
  tx: DbOrTransaction,
  { corpusId, decision }: { readonly corpusId: number; readonly decision: string },
): Promise<{ readonly id: number; readonly change: ClusterChange }> {
  const [ended] = await queryRows(
    tx,
    EndedRow,
    sql`update leak_decision set undone_at = ${ctx.now()}, undone_by_id = ${ctx.person.id}
        where corpus_id = ${corpusId} and ext_id = ${decision}::uuid and undone_at is null
        returning id, kind, a_id as "aId", b_id as "bId", note, reason, value`,
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

  const { id, ...was } = ended;
  return { id, change: was.kind === "join" ? { ...was, kind: "unjoin" } : { ...was, kind: "uncut" } };
}
