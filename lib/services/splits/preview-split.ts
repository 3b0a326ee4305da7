import type { PreviewSplit, SplitPreview } from "@/lib/contract/splits";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { requireClusters } from "./require-clusters";
import { assignProblems, seenProblems, shownPools, shownStrata } from "./split-scene";

/**
 * What a split would be; nothing is stored.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT while the leak clusters are behind
 */
export async function previewSplit(
  ctx: Pick<Context, "db" | "person">,
  { id, ...recipe }: PreviewSplit & { readonly id: string },
): Promise<SplitPreview> {
  requirePermission(ctx, "see_releases");
  const corpus = await getCorpusKey(ctx.db, id);
  await requireClusters(ctx.db, corpus.id);

  const problems = await seenProblems(ctx, corpus.id, recipe.strata);
  const { pools } = await assignProblems(problems, recipe, new Map());

  return {
    problems: problems.length,
    clusters: new Set(problems.map(({ clusterKey }) => clusterKey)).size,
    pools: shownPools(problems, (_, place) => pools[place], recipe.weigh),
    ...shownStrata(problems, (_, place) => pools[place], recipe),
    leftOut: (await countLeftOut(ctx, corpus.id)) ?? null,
  };
}
