import type { ProtectedSetList } from "@/lib/contract/splits";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { SET_FIELDS } from "./set-row";
import { toSets } from "./to-sets";

/**
 * The protected sets of a corpus by name, each with how many problems of the corpus it holds.
 *
 * @throws ServiceError NOT_FOUND; FORBIDDEN for who reviews the corpus blind
 */
export async function listProtectedSets(
  ctx: Pick<Context, "db" | "person">,
  { id }: { readonly id: string },
): Promise<ProtectedSetList> {
  requirePermission(ctx, "see_releases");
  const corpus = await getCorpusKey(ctx.db, id);
  await requireOpenCorpus(ctx, corpus.id);
  const rows = await ctx.db.protectedSet.findMany({
    where: { corpusId: corpus.id, removedAt: null },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: SET_FIELDS,
  });

  return { items: (await toSets(ctx, corpus.id, rows)).map(({ set }) => set) };
}
