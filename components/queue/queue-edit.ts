import type { Queue, UpdateQueue } from "@/lib/contract/queues";
import { type QuestionDraft, questionDrafts, questionsOf } from "./question-draft";
import { type Faults, questionFaults } from "./question-faults";
import { type ReviewersDraft, reviewerIds, reviewersFault } from "./queue-draft";

/** What may change in a queue once it has items: not which items, nor what blind means for those answered. */
export interface QueueEdit {
  readonly name: string;
  readonly questions: readonly QuestionDraft[];
  readonly reviewers: ReviewersDraft;
  readonly instructions: string;
  readonly ownItemsAdjudicable: boolean;
}

export function queueEdit(queue: Queue): QueueEdit {
  const { name, instructions, ownItemsAdjudicable } = queue;
  const ids = queue.reviewers.map(({ id }) => id);

  return {
    name,
    instructions,
    ownItemsAdjudicable,
    questions: questionDrafts(queue.questions),
    reviewers: ids.length === 0 ? { kind: "everyone" } : { kind: "named", ids },
  };
}

export function queueEditFaults(edit: QueueEdit, queue: Pick<Queue, "overlap">): Faults {
  const people = reviewersFault(edit.reviewers, queue.overlap);

  return {
    ...questionFaults(edit.questions),
    ...(edit.name.trim() === "" ? { name: "Give the queue a name." } : {}),
    ...(people ? { reviewers: people } : {}),
  };
}

/**
 * Only what differs from the queue that the form began with is sent, so that two leads who edit different parts do not
 * overwrite each other.
 */
export function queueChanges(edit: QueueEdit, begun: Queue): UpdateQueue {
  const { name, instructions, ownItemsAdjudicable } = edit;
  const reviewers = reviewerIds(edit.reviewers);
  const before = begun.reviewers.map(({ id }) => id);

  return {
    ...(name.trim() === begun.name ? {} : { name: name.trim() }),
    ...(instructions === begun.instructions ? {} : { instructions }),
    ...(ownItemsAdjudicable === begun.ownItemsAdjudicable ? {} : { ownItemsAdjudicable }),
    ...(reviewers.toSorted().join() === before.toSorted().join() ? {} : { reviewers }),
    ...(hasNewQuestions(edit, begun) ? { questions: questionsOf(edit.questions) } : {}),
  };
}

export function hasNewQuestions(edit: QueueEdit, begun: Pick<Queue, "questions">): boolean {
  const asAsked = questionsOf(questionDrafts(begun.questions));

  return JSON.stringify(questionsOf(edit.questions)) !== JSON.stringify(asAsked);
}
