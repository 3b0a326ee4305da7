import type { FilterList } from "@/lib/contract/filters";
import { readAtOnce } from "@/lib/db/read-at-once";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { readActivations } from "./activation-rows";
import { readVersions } from "./version-rows";

const CORPUS = { id: true, filterVersion: { select: { extId: true } } } as const;

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
  // One that ends between its row and its job would be told as failed; one that is put back, beside its own version.
  const { corpus, activations } = await readAtOnce(ctx.db, async (tx) => {
    const found = await tx.corpus.findUnique({ where: { extId }, select: CORPUS });
    if (!found) throw new ServiceError("NOT_FOUND", "There is no such corpus. Choose one of the list.");

    return { corpus: found, activations: await readActivations(tx, found.id, found.filterVersion.extId) };
  });
  const [items, isBlind] = await Promise.all([readVersions(ctx.db), reviewsBlind(ctx, corpus.id)]);

  return {
    items,
    active: corpus.filterVersion.extId,
    activations: isBlind ? activations.map((activation) => ({ ...activation, moved: null })) : activations,
  };
}
