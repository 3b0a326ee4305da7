import type { JobStarted } from "@/lib/contract/jobs";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { requirePermission } from "@/lib/services/require-permission";
import { wantClusters } from "./want-clusters";

/**
 * Has the leak clusters of a corpus made anew.
 *
 * @returns the job under way where there is one
 * @throws ServiceError NOT_FOUND; CONFLICT while an import is being taken back, whose end makes them anew
 */
export async function startClusters(ctx: Context, { id }: { readonly id: string }): Promise<JobStarted> {
  requirePermission(ctx, "change_clusters");
  const corpus = await getCorpusKey(ctx.db, id);

  return ctx.db.$transaction(async (tx) => {
    await holdCorpus(tx, corpus.id);
    const jobId = await wantClusters(tx, { corpusId: corpus.id, personId: ctx.person.id });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "make_clusters",
        subject: `corpus:${id}`,
        detail: { job: jobId },
        at: ctx.now(),
      },
    });

    return { jobId };
  });
}
