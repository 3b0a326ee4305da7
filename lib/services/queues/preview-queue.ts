import type { QueuePreview } from "@/lib/contract/queues";
import { compileFilter } from "@/lib/db/compile-filter";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { countAll } from "@/lib/services/trajectories/count-matches";
import { readFilter } from "@/lib/services/trajectories/read-filter";

/** How many items a queue of this filter would have. */
export async function previewQueue(
  ctx: Context,
  input: { readonly corpus: string; readonly filter: string },
): Promise<QueuePreview> {
  requirePermission(ctx, "make_queue");
  const filter = readFilter(input.filter);
  const corpus = await getCorpusKey(ctx.db, input.corpus);

  return { matching: await countAll(ctx.db, corpus.id, compileFilter(filter, corpus.id)) };
}
