import type { QueueList } from "@/lib/contract/queues";
import { sql } from "@/lib/db/query-rows";
import { isReviewer } from "@/lib/services/blindness/blind-items";
import type { Context } from "@/lib/services/context";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { queueSummaries } from "./queue-summary";

/** Queues of other corpora that are told of. */
const MOST_ELSEWHERE = 3;

/** The queues of a corpus, newest first, and those of other corpora that hand items to the person. */
export async function listQueues(ctx: Context, query: { readonly corpus: string }): Promise<QueueList> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, query.corpus);

  return {
    items: await queueSummaries(ctx, sql`q.corpus_id = ${corpus.id}`),
    elsewhere: await waitingElsewhere(ctx, corpus.id),
  };
}

async function waitingElsewhere(ctx: Context, corpusId: number): Promise<QueueList["elsewhere"]> {
  const others = await queueSummaries(
    ctx,
    sql`q.corpus_id <> ${corpusId} and q.state = 'open' and ${isReviewer(ctx.person)} and not ${beingRemoved(sql`c.ext_id`)}`,
  );
  const waiting = others.filter(({ mine }) => mine.waiting > 0).slice(0, MOST_ELSEWHERE);
  if (waiting.length === 0) return [];
  const corpora = await ctx.db.corpus.findMany({
    where: { extId: { in: waiting.map(({ corpus }) => corpus) } },
    select: { extId: true, name: true },
  });
  const nameOf = new Map(corpora.map(({ extId, name }) => [extId, name]));

  return waiting.map(({ id, name, corpus, mine }) => ({
    ...{ id, name, waiting: mine.waiting },
    corpus: { id: corpus, name: nameOf.get(corpus) ?? "" },
  }));
}
