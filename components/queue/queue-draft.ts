import type { CreateQueue } from "@/lib/contract/queues";
import { HIDDEN_LAYERS, type HiddenLayer } from "@/lib/domain/hidden-layer";
import type { PriorityRule, QueueMode } from "@/lib/domain/queue";
import { newQuestion, type QuestionDraft, questionsOf } from "./question-draft";
import { type Faults, questionFaults } from "./question-faults";

/** Who may review: everyone, or people by id. */
export type ReviewersDraft =
  | { readonly kind: "everyone" }
  | { readonly kind: "named"; readonly ids: readonly string[] };

/** A queue as it is being written; numbers are what was typed. */
export interface QueueDraft {
  readonly name: string;
  readonly questions: readonly QuestionDraft[];
  readonly mode: QueueMode;
  /** What is hidden if the queue is blind; kept while it is not. */
  readonly hidden: readonly HiddenLayer[];
  readonly overlap: number;
  readonly reviewers: ReviewersDraft;
  readonly priority: PriorityRule;
  readonly seed: string;
  readonly limit: string;
  readonly instructions: string;
  readonly ownItemsAdjudicable: boolean;
}

/**
 * Blind, everything hidden, two answers an item: what a measurement needs. Where nobody signs in there is one person, and
 * one answer.
 */
export function newQueue(isAlone = false): QueueDraft {
  return {
    name: "",
    questions: [newQuestion("structure"), newQuestion("gate"), newQuestion("note")],
    mode: "blind",
    hidden: HIDDEN_LAYERS,
    overlap: isAlone ? 1 : 2,
    reviewers: { kind: "everyone" },
    priority: "random",
    seed: "1",
    limit: "",
    instructions: "",
    ownItemsAdjudicable: false,
  };
}

const MOST_SEED = 2_147_483_647;
const MOST_ITEMS = 1_000_000;

/** What keeps a queue from being made, by field. */
export function queueFaults(draft: QueueDraft): Faults {
  const faults: Record<string, string> = { ...questionFaults(draft.questions) };
  if (draft.name.trim() === "") faults["name"] = "Give the queue a name.";
  if (draft.mode === "blind" && draft.hidden.length === 0)
    faults["hidden"] = "A blind queue hides at least one layer. Choose one, or make it assisted.";
  const people = reviewersFault(draft.reviewers, draft.overlap);
  if (people) faults["reviewers"] = people;
  if (draft.priority === "random" && wholeNumber(draft.seed, { least: 0, most: MOST_SEED }) === undefined)
    faults["seed"] = "A seed is a whole number from 0 to 2,147,483,647.";
  if (draft.limit.trim() !== "" && wholeNumber(draft.limit, { least: 1, most: MOST_ITEMS }) === undefined)
    faults["limit"] = "A limit is a whole number from 1 to 1,000,000. Leave it empty for all.";

  return faults;
}

/** An item with more answers than people would never be finished. */
export function reviewersFault(reviewers: ReviewersDraft, overlap: number): string | undefined {
  if (reviewers.kind === "everyone") return undefined;
  if (reviewers.ids.length === 0) return "Choose the reviewers, or let everyone review.";
  if (reviewers.ids.length >= overlap) return undefined;

  return `${overlap} answers an item need at least ${overlap} reviewers.`;
}

export function reviewerIds(reviewers: ReviewersDraft): string[] {
  return reviewers.kind === "everyone" ? [] : [...reviewers.ids];
}

/** The request that makes it; for a draft without faults. */
export function createRequest(draft: QueueDraft, match: Pick<CreateQueue, "corpus" | "filter">): CreateQueue {
  const limit = wholeNumber(draft.limit, { least: 1, most: MOST_ITEMS });

  return {
    ...match,
    name: draft.name.trim(),
    questions: questionsOf(draft.questions),
    mode: draft.mode,
    hidden: draft.mode === "blind" ? [...draft.hidden] : [],
    overlap: draft.overlap,
    reviewers: reviewerIds(draft.reviewers),
    priority: draft.priority,
    seed: wholeNumber(draft.seed, { least: 0, most: MOST_SEED }) ?? 1,
    ...(limit === undefined ? {} : { limit }),
    instructions: draft.instructions,
    ownItemsAdjudicable: draft.ownItemsAdjudicable,
  };
}

/** "1,000" and "1000" are the same number; anything else but a whole number in range is none. */
export function wholeNumber(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const digits = text.trim().replaceAll(/[,\s]/g, "");
  const value = Number(digits);

  return /^\d{1,10}$/.test(digits) && value >= least && value <= most ? value : undefined;
}
