import type { CorpusRemoval } from "@/lib/contract/corpora";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { countCorpusParts } from "./count-corpus-parts";
import { getCorpusKey } from "./get-corpus-key";
import { whyNotRemoved } from "./why-not-removed";

/**
 * What would go with a corpus, and why it cannot go now where that is so.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND
 */
export async function previewRemoval(ctx: Context, { id }: { readonly id: string }): Promise<CorpusRemoval> {
  requirePermission(ctx, "remove_corpus");
  const corpus = await getCorpusKey(ctx.db, id);
  const refusal = await whyNotRemoved(ctx.db, corpus);

  return { name: corpus.name, counts: await countCorpusParts(ctx.db, corpus.id), refusal: refusal ?? null };
}
