import type { Queue } from "@/lib/contract/queues";
import { sql } from "@/lib/db/query-rows";
import { isAllowed } from "@/lib/domain/policy";
import { isAmong, ownFilesOnly } from "@/lib/services/blindness/require-sighted-file";
import { reviewsQueueBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { findQueue, noSuchQueue, type QueueRow } from "./queue-row";
import { queueSummaries } from "./queue-summary";

interface Asked {
  readonly id: string;
  /** Who asks is about to review in it. */
  readonly for?: "review" | undefined;
}

/**
 * A queue with its questions and people, and what it was made from as far as the person may know it.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getQueue(ctx: Context, { id, for: purpose }: Asked): Promise<Queue> {
  requirePermission(ctx, "read");
  const row = await findQueue(ctx, id);
  const [summary] = await queueSummaries(ctx, sql`q.id = ${row.id}`);
  const more = await ctx.db.queue.findUnique({
    where: { id: row.id },
    select: {
      ...{ filter: true, instructions: true, personId: true, createdAt: true },
      reviewers: { select: { personId: true } },
    },
  });
  if (!summary || !more) throw noSuchQueue();

  const people = await ctx.db.person.findMany({
    where: { id: { in: [more.personId, ...more.reviewers.map((reviewer) => reviewer.personId)] } },
    select: { id: true, extId: true, name: true },
    orderBy: { name: "asc" },
  });
  const named = new Set(more.reviewers.map((reviewer) => reviewer.personId));
  const isWithheld = (await withheldAsItsOwn(ctx, row, purpose)) || (await withheldForOthers(ctx, { ...more, ...row }));

  return {
    ...summary,
    filter: isWithheld ? null : more.filter,
    questions: row.questions,
    questionVersion: row.question_version,
    hidden: row.hidden,
    reviewers: people.filter((person) => named.has(person.id)).map(({ extId, name }) => ({ id: extId, name })),
    priority: isWithheld ? null : row.priority,
    seed: row.seed,
    instructions: more.instructions,
    ownItemsAdjudicable: row.own_items_adjudicable,
    createdBy: people.find((person) => person.id === more.personId)?.name ?? "",
  };
}

/**
 * Filter and order of a blind queue may say what it hides ("gate:<4"), so only those who manage queues are told, and until it
 * is closed not where they review in it themselves, whoever made it.
 */
async function withheldAsItsOwn(ctx: Context, queue: QueueRow, purpose: Asked["for"]): Promise<boolean> {
  if (queue.mode !== "blind") return false;

  return purpose === "review" || !isAllowed(ctx.person.role, "manage_queue") || (await reviewsQueueBlind(ctx, queue));
}

/**
 * Beside how many items came of it, the filter of any queue would say of what the person reviews blind elsewhere in the
 * corpus whether it matches, also by having none of it. Queues that they made themselves since then leave it out.
 */
async function withheldForOthers(
  ctx: Context,
  queue: Pick<QueueRow, "corpus_id"> & { readonly personId: number; readonly createdAt: Date },
): Promise<boolean> {
  return !isAmong(await ownFilesOnly(ctx, queue.corpus_id), queue);
}
