import * as z from "zod";
import type { DecideProposal, ProposalDecided } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { CHANGING_TIME, changeClusters, lockClusters } from "./change-clusters";
import { lockCorpus } from "./lock-corpus";

const ProposalRow = z.object({
  id: z.int(),
  aId: z.int(),
  bId: z.int(),
  similarity: z.number(),
  state: z.enum(["open", "accepted", "refused"]),
  decisionId: z.int().nullable(),
  decidedBy: z.string().nullable(),
});
type Proposal = z.infer<typeof ProposalRow>;

interface Deciding extends DecideProposal {
  /** The corpus. */
  readonly id: string;
  readonly proposal: string;
}

/**
 * Answers a proposal, or takes the answer back. Accepted, its two clusters become one, which makes the clusters anew; the
 * same answer again changes nothing.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT where somebody has decided it otherwise meanwhile, or an import is being taken back
 */
export async function decideProposal(ctx: Context, { id, proposal, answer }: Deciding): Promise<ProposalDecided> {
  requirePermission(ctx, "change_clusters");
  const corpus = await getCorpusKey(ctx.db, id);
  // Asked before the transaction: who holds the lock must not wait for another connection.
  await requireOpenCorpus(ctx, corpus.id);

  return ctx.db.$transaction(async (tx) => {
    await holdCorpus(tx, corpus.id);
    await queryRows(tx, z.object({}), lockCorpus(corpus.id));
    const before = await lockProposal(tx, { corpusId: corpus.id, proposal });
    if (before.state === answer) return { jobId: null };
    if (before.state !== "open" && answer !== "open") {
      throw new ServiceError("CONFLICT", `${before.decidedBy ?? "Somebody"} has ${before.state} this meanwhile.`);
    }

    const wanting = { corpusId: corpus.id, personId: ctx.person.id };
    const changes = before.state !== "open" || answer === "accepted";
    const isCurrent = changes && (await lockClusters(tx, corpus.id));
    const hasEnded = before.decisionId !== null && (await endJoin(ctx, tx, before.decisionId));
    const decisionId = answer === "accepted" ? await joinBoth(ctx, tx, corpus.id, before) : null;
    const decided =
      answer === "open" ? { personId: null, decidedAt: null } : { personId: ctx.person.id, decidedAt: ctx.now() };
    await tx.leakProposal.update({ where: { id: before.id }, data: { ...decided, state: answer, decisionId } });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: VERBS[answer],
        subject: `cluster_proposal:${proposal}`,
        detail: { before: before.state, corpus: id },
        at: ctx.now(),
      },
    });
    if (!changes) return { jobId: null };

    const change = { kind: kindOf(answer, hasEnded), aId: before.aId, bId: before.bId, note: noteOf(before) };
    return { jobId: await changeClusters(tx, { ...wanting, isCurrent, change }) };
  }, CHANGING_TIME);
}

/** Where somebody took the join back by itself the clusters are as they are to be. */
function kindOf(answer: DecideProposal["answer"], hasEnded: boolean): "join" | "unjoin" | "reopen" {
  if (answer === "accepted") return "join";

  return hasEnded ? "unjoin" : "reopen";
}

const VERBS = { accepted: "accept_proposal", refused: "refuse_proposal", open: "reopen_proposal" } as const;

interface Asked {
  readonly corpusId: number;
  readonly proposal: string;
}

async function lockProposal(tx: DbOrTransaction, { corpusId, proposal }: Asked): Promise<Proposal> {
  const [row] = await queryRows(
    tx,
    ProposalRow,
    sql`select l.id, l.a_id as "aId", l.b_id as "bId", l.similarity::float8 as similarity, l.state,
          l.decision_id as "decisionId", (select pe.name from person pe where pe.id = l.person_id) as "decidedBy"
        from leak_proposal l join problem a on a.id = l.a_id join problem b on b.id = l.b_id
        where l.corpus_id = ${corpusId} and l.ext_id = ${proposal}::uuid
        for update of l`,
  );
  if (!row)
    throw new ServiceError("NOT_FOUND", "There is no such proposal any more. The clusters were made anew since.");

  return row;
}

async function joinBoth(ctx: Context, tx: DbOrTransaction, corpusId: number, proposal: Proposal): Promise<number> {
  const { aId, bId } = proposal;
  const { id } = await tx.leakDecision.create({
    data: { corpusId, kind: "join", aId, bId, note: noteOf(proposal), personId: ctx.person.id, createdAt: ctx.now() },
    select: { id: true },
  });

  return id;
}

function noteOf({ similarity }: Proposal): string {
  return `Nearly the same query (${similarity.toFixed(2)}).`;
}

/** @returns false where it was taken back by itself before */
async function endJoin(ctx: Context, tx: DbOrTransaction, decisionId: number): Promise<boolean> {
  const { count } = await tx.leakDecision.updateMany({
    where: { id: decisionId, undoneAt: null },
    data: { undoneAt: ctx.now(), undoneById: ctx.person.id },
  });

  return count > 0;
}
