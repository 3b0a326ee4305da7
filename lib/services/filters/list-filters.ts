import type { FilterList } from "@/lib/contract/filters";
import { readAtOnce } from "@/lib/db/read-at-once";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { readActivations } from "./activation-rows";
import { readVersions } from "./version-rows";

/**
 * Every filter version, and what was activated in a corpus. How many trajectories went from one verdict to another tells
 * of those that a person reviews blind, so they are told once that is over.
 *
 * @throws ServiceError NOT_FOUND without the corpus
 */
export async function listFilters(
  ctx: Pick<Context, "db" | "person">,
  { corpus: extId }: { readonly corpus: string },
): Promise<FilterList> {
  requirePermission(ctx, "read");
  const select = { id: true, filterVersion: { select: { extId: true } } } as const;
  const corpus = await ctx.db.corpus.findUnique({ where: { extId }, select });
  if (!corpus) throw new ServiceError("NOT_FOUND", "There is no such corpus. Choose one of the list.");

  const [items, activations, isBlind] = await Promise.all([
    readVersions(ctx.db),
    // One that ends between its row and its job would be told as failed.
    readAtOnce(ctx.db, (tx) => readActivations(tx, corpus.id)),
    reviewsBlind(ctx, corpus.id),
  ]);

  return {
    items,
    active: corpus.filterVersion.extId,
    activations: isBlind ? activations.map((activation) => ({ ...activation, moved: null })) : activations,
  };
}
