import type { QueueList } from "@/lib/contract/queues";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { queueSummaries } from "./queue-summary";

/** The queues of a corpus, newest first. */
export async function listQueues(ctx: Context, query: { readonly corpus: string }): Promise<QueueList> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, query.corpus);

  return { items: await queueSummaries(ctx, sql`q.corpus_id = ${corpus.id}`) };
}
