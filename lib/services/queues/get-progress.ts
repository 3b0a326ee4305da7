import type { QueueProgress } from "@/lib/contract/queues";
import { isAllowed } from "@/lib/domain/policy";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { queueAgreement } from "./queue-agreement";
import { findQueue } from "./queue-row";
import { reviewerFigures } from "./reviewer-figures";
import { queueThroughput } from "./throughput";

/**
 * Where a queue stands: states, throughput, agreement, and reviewers. Figures of a single reviewer are shown to that
 * person and to leads alone.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getProgress(ctx: Context, { id }: { readonly id: string }): Promise<QueueProgress> {
  requirePermission(ctx, "read");
  const queue = await findQueue(ctx, id);
  const isLead = isAllowed(ctx.person.role, "see_reviewer_figures");
  const [throughput, reviewers, agreement] = await Promise.all([
    queueThroughput(ctx.db, queue, ctx.now()),
    reviewerFigures(ctx, queue),
    queueAgreement(ctx.db, queue, ctx.now()),
  ]);

  return { ...throughput, reviewers: reviewers.filter((line) => isLead || line.isMe), agreement };
}
