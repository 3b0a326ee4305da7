import type { SavedViewList } from "@/lib/contract/views";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";

/** Saved views of a corpus, by name. */
export async function listViews(ctx: Context, input: { readonly corpus: string }): Promise<SavedViewList> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, input.corpus);
  const views = await ctx.db.savedView.findMany({
    where: { corpusId: corpus.id },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { extId: true, name: true, query: true, personId: true },
  });

  return {
    items: views.map(({ extId, name, query, personId }) => ({
      id: extId,
      name,
      query,
      isMine: personId === ctx.person.id,
    })),
  };
}
