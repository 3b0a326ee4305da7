import type { QueueProgress } from "@/lib/contract/queues";
import { isAllowed } from "@/lib/domain/policy";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { areFiguresShown } from "./agreement-shown";
import { countSeenBefore } from "./count-seen-before";
import { queueAgreement } from "./queue-agreement";
import { findQueue } from "./queue-row";
import { reviewerFigures } from "./reviewer-figures";
import { queueThroughput } from "./throughput";

/**
 * Where a queue stands: states, throughput, agreement, and reviewers. Figures of a single reviewer are shown to that
 * person and to leads alone; how the answers agree is not told to who reviews without seeing the others, here or elsewhere.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getProgress(ctx: Context, { id }: { readonly id: string }): Promise<QueueProgress> {
  requirePermission(ctx, "read");
  const queue = await findQueue(ctx, id);
  const isLead = isAllowed(ctx.person.role, "see_reviewer_figures");
  const isShown = await areFiguresShown(ctx, queue);
  const [throughput, seenBefore, reviewers, agreement] = await Promise.all([
    queueThroughput(ctx.db, queue, ctx.now()),
    isLead ? countSeenBefore(ctx.db, queue) : null,
    reviewerFigures(ctx, queue, isShown),
    isShown ? queueAgreement(ctx.db, queue, ctx.now()) : [],
  ]);
  const states = isShown ? throughput.states : asOneState(throughput.states);

  return {
    ...throughput,
    isAgreementTold: isShown,
    seenBefore,
    states,
    reviewers: reviewers.filter((line) => isLead || line.isMe),
    agreement,
  };
}

/** Items that have all their answers, whatever came of them, as done. */
function asOneState(states: QueueProgress["states"]): QueueProgress["states"] {
  const { conflict, adjudicated, blocked_task_fault, done, ...open } = states;

  return {
    ...open,
    conflict: 0,
    adjudicated: 0,
    blocked_task_fault: 0,
    done: conflict + adjudicated + blocked_task_fault + done,
  };
}
