import type { Queue } from "@/lib/contract/queues";
import { sql } from "@/lib/db/query-rows";
import { isAllowed } from "@/lib/domain/policy";
import { reviewsQueueBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { findQueue, noSuchQueue } from "./queue-row";
import { queueSummaries } from "./queue-summary";

interface Asked {
  readonly id: string;
  /** Who asks is about to review in it. */
  readonly for?: "review" | undefined;
}

/**
 * A queue with its questions and people. Filter and order of a blind queue may say what it hides ("gate:<4"), so only
 * those who manage queues see them, and until it is closed not where they review in it themselves, whoever made it.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getQueue(ctx: Context, { id, for: purpose }: Asked): Promise<Queue> {
  requirePermission(ctx, "read");
  const row = await findQueue(ctx, id);
  const [summary] = await queueSummaries(ctx, sql`q.id = ${row.id}`);
  const more = await ctx.db.queue.findUnique({
    where: { id: row.id },
    select: { filter: true, instructions: true, personId: true, reviewers: { select: { personId: true } } },
  });
  if (!summary || !more) throw noSuchQueue();

  const people = await ctx.db.person.findMany({
    where: { id: { in: [more.personId, ...more.reviewers.map((reviewer) => reviewer.personId)] } },
    select: { id: true, extId: true, name: true },
    orderBy: { name: "asc" },
  });
  const named = new Set(more.reviewers.map((reviewer) => reviewer.personId));
  const isUntold =
    purpose === "review" || !isAllowed(ctx.person.role, "manage_queue") || (await reviewsQueueBlind(ctx, row));
  const isTelling = row.mode === "blind" && isUntold;

  return {
    ...summary,
    filter: isTelling ? null : more.filter,
    questions: row.questions,
    questionVersion: row.question_version,
    hidden: row.hidden,
    reviewers: people.filter((person) => named.has(person.id)).map(({ extId, name }) => ({ id: extId, name })),
    priority: isTelling ? null : row.priority,
    seed: row.seed,
    instructions: more.instructions,
    ownItemsAdjudicable: row.own_items_adjudicable,
    createdBy: people.find((person) => person.id === more.personId)?.name ?? "",
  };
}
