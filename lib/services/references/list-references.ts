import type { ReferenceList } from "@/lib/contract/references";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { publishedReferences } from "./published-references";
import { REFERENCE_FIELDS, toReferences } from "./reference-row";

/** Figures from elsewhere: the published ones, then those that people added to the corpus, by label. */
export async function listReferences(ctx: Context, { id }: { readonly id: string }): Promise<ReferenceList> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const rows = await ctx.db.referenceValue.findMany({
    where: { corpusId: corpus.id, removedAt: null },
    orderBy: [{ label: "asc" }, { id: "asc" }],
    select: REFERENCE_FIELDS,
  });

  return { items: [...publishedReferences(), ...(await toReferences(ctx.db, rows))] };
}
