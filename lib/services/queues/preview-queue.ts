import type { QueuePreview } from "@/lib/contract/queues";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { countAll } from "@/lib/services/trajectories/count-matches";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";

/** How many items a queue of this filter would have, without those that the person reviews blind: a count tells of them. */
export async function previewQueue(
  ctx: Context,
  input: { readonly corpus: string; readonly filter: string },
): Promise<QueuePreview> {
  requirePermission(ctx, "make_queue");
  const filter = readFilter(ctx, input.filter);
  const corpus = await getCorpusKey(ctx.db, input.corpus);

  const where = await settledRows(ctx, corpus.id, filter);

  return { matching: await countAll(ctx.db, corpus.id, where) };
}
