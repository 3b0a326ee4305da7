import type { CorpusRemoval } from "@/lib/contract/corpora";
import { hidesAnyReward } from "@/lib/services/blindness/blind-rewards";
import type { Context } from "@/lib/services/context";
import { allRows, rowsOfNoProblems } from "@/lib/services/imports/sighted-rows";
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

  // What became of the rows of files of problems is in no figure of who reviews rewards blind.
  const isVeiled = await hidesAnyReward(ctx, corpus.id);
  const counts = await countCorpusParts(ctx.db, corpus.id, isVeiled ? rowsOfNoProblems : allRows);

  return {
    name: corpus.name,
    counts: isVeiled ? { ...counts, answerKeys: 0 } : counts,
    isVeiled,
    refusal: refusal ?? null,
  };
}
