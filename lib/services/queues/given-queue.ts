import { randomUUID } from "node:crypto";
import type { CreateQueue, Queue } from "@/lib/contract/queues";
import type { CommitAnswer, LeasedItem } from "@/lib/contract/review-flow";
import type { Answers, Question } from "@/lib/domain/question";
import { commitReview } from "@/lib/services/commits/commit-review";
import type { Context } from "@/lib/services/context";
import { leaseItems } from "@/lib/services/leases/lease-items";
import type { GivenCorpus } from "@/lib/services/trajectories/given-corpus";
import { createQueue } from "./create-queue";

export const STRUCTURE_AND_GATE: readonly Question[] = [
  { kind: "structure", isRequired: true },
  { kind: "gate", isRequired: false },
];

/** A queue over a corpus of a test; blind for everything but peers where it does not say otherwise. */
export function givenQueue(
  lead: Context,
  corpus: Pick<GivenCorpus, "extId">,
  wanted: Partial<CreateQueue> = {},
): Promise<Queue> {
  return createQueue(lead, {
    corpus: corpus.extId,
    name: `queue ${randomUUID()}`,
    filter: "",
    questions: [...STRUCTURE_AND_GATE],
    mode: "blind",
    hidden: ["judge", "verdict", "outcome", "reward", "peers"],
    overlap: 1,
    reviewers: [],
    priority: "oldest",
    seed: 1,
    instructions: "",
    ownItemsAdjudicable: false,
    ...wanted,
  });
}

/** The next item of a person, who holds one at a time. */
export async function givenLease(ctx: Context, queue: Pick<Queue, "id">): Promise<LeasedItem> {
  const { items, nothing } = await leaseItems(ctx, { id: queue.id, want: 1 });
  const [item] = items;
  if (!item) throw new Error(`No item was leased: ${nothing}.`);

  return item;
}

/** A person's commit of these answers to an item in hand. */
export function commitAnswers(
  ctx: Context,
  item: Pick<LeasedItem, "lease" | "questionVersion">,
  answers: Answers,
  more: { readonly commit?: string; readonly asExtra?: boolean; readonly dwellMs?: number } = {},
): Promise<CommitAnswer> {
  return commitReview(ctx, {
    id: item.lease,
    commit: more.commit ?? randomUUID(),
    questionVersion: item.questionVersion,
    answers,
    dwellMs: more.dwellMs ?? 1000,
    asExtra: more.asExtra ?? false,
  });
}
