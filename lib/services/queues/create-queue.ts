import type { CreateQueue, Queue } from "@/lib/contract/queues";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { getQueue } from "./get-queue";
import { insertQueue, LONGEST_MS } from "./insert-queue";
import { reviewerKeys } from "./reviewer-keys";

/**
 * Makes a queue of every row that matches a filter, in one transaction. What its maker reviews blind is not among them, as
 * in the preview: whether a queue comes about would tell what the filter asks of such a row.
 *
 * @throws ServiceError INVALID when nothing matches or a blind queue hides nothing, CONFLICT when the name is taken or
 * while an import is being taken back
 */
export async function createQueue(ctx: Context, input: CreateQueue): Promise<Queue> {
  requirePermission(ctx, "make_queue");
  const filter = readFilter(ctx, input.filter);
  const corpus = await getCorpusKey(ctx.db, input.corpus);
  const reviewers = await reviewerKeys(ctx.db, input.reviewers);
  if (input.mode === "blind" && input.hidden.length === 0)
    throw new ServiceError("INVALID", "A blind queue hides at least one layer. Choose one, or make it assisted.");

  const where = await settledRows(ctx, corpus.id, filter);
  const { extId } = await ctx.db.$transaction(
    async (tx) => {
      await holdCorpus(tx, corpus.id);

      return insertQueue(tx, ctx, { input, corpusId: corpus.id, reviewers, where });
    },
    { timeout: LONGEST_MS },
  );

  return getQueue(ctx, { id: extId });
}
