import type { ActivationStarted } from "@/lib/contract/filters";
import type { DbOrTransaction } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { lockCorpus, startActivation } from "./start-activation";

interface Undo {
  /** The corpus. */
  readonly id: string;
  readonly activation: string;
  readonly workerId?: string;
}

/**
 * Takes an activation back: the version before decides again, by an activation of its own. One that failed is taken back
 * as well, once what followed it was cancelled: that has decided every row by its version.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT unless it is the latest one whose version is active, and while it is not at its end
 */
export async function undoActivation(ctx: Context, { id, activation, workerId }: Undo): Promise<ActivationStarted> {
  requirePermission(ctx, "activate_filter");

  return ctx.db.$transaction(async (tx) => {
    const corpus = await lockCorpus(tx, id);
    const latest = await tx.filterActivation.findFirst({
      where: {
        corpusId: corpus.id,
        OR: [{ state: "running" }, { state: { not: "cancelled" }, versionId: corpus.filterVersionId }],
      },
      orderBy: { id: "desc" },
      select: { extId: true, id: true, state: true, previous: true, version: { select: { name: true } } },
    });
    if (latest?.extId !== activation) throw await refusal(tx, corpus.id, activation);
    if (latest.state === "running")
      throw new ServiceError(
        "CONFLICT",
        "This activation did not come to its end. Try it again, or activate another version.",
      );

    return startActivation(ctx, tx, {
      ...{ corpus, version: latest.previous, undoesId: latest.id, workerId },
      reason: `Takes back the activation of “${latest.version.name}”.`,
    });
  });
}

async function refusal(tx: DbOrTransaction, corpusId: number, extId: string): Promise<ServiceError> {
  const count = await tx.filterActivation.count({ where: { extId, corpusId } });
  if (count === 0) return new ServiceError("NOT_FOUND", "There is no such activation in this corpus.");

  return new ServiceError(
    "CONFLICT",
    "Only the latest activation can be taken back, while its version is the active one.",
  );
}
