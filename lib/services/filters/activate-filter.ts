import type { ActivateFilter, ActivationStarted } from "@/lib/contract/filters";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { requireStillActive } from "./activated-meanwhile";
import { lockCorpus, startActivation } from "./start-activation";

/**
 * Makes a filter version the one that decides in a corpus. Imports that start from now on come in by it; a job brings
 * what is there to it, and what an import under way brings after its end is caught up with.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT when it is active already, while another activation runs, and where another
 *   version is active by now than the person saw
 */
export async function activateFilter(
  ctx: Context,
  { id, workerId, ...input }: ActivateFilter & { readonly id: string; readonly workerId?: string },
): Promise<ActivationStarted> {
  requirePermission(ctx, "activate_filter");

  return ctx.db.$transaction(async (tx) => {
    const corpus = await lockCorpus(tx, id);
    const select = { id: true, name: true } as const;
    const version = await tx.filterVersion.findUnique({ where: { extId: input.version }, select });
    if (!version) throw new ServiceError("NOT_FOUND", "There is no such filter version.");
    await requireStillActive(tx, corpus, { versionId: version.id, insteadOf: input.insteadOf });

    return startActivation(ctx, tx, { corpus, version, reason: input.reason, workerId });
  });
}
