import type { Queue, QueueProgress, QueueSummary } from "@/lib/contract/queues";

export const QUEUE_ID = "44444444-4444-4444-8444-444444444444";
export const CORPUS_ID = "11111111-1111-4111-8111-111111111111";

export function aQueueSummary(overrides: Partial<QueueSummary> = {}): QueueSummary {
  return {
    id: QUEUE_ID,
    corpus: CORPUS_ID,
    name: "Judge audit",
    state: "open",
    mode: "blind",
    overlap: 2,
    items: 200,
    answered: 37,
    conflicts: 3,
    mine: { answered: 12, waiting: 25, isUnrevealed: false },
    mayReview: true,
    createdAt: "2026-11-20T08:00:00.000Z",
    ...overrides,
  };
}

export function aQueue(overrides: Partial<Queue> = {}): Queue {
  return {
    ...aQueueSummary(),
    filter: "gate:5 verdict:sub_task",
    questions: [
      { kind: "structure", isRequired: true },
      { kind: "gate", isRequired: false },
    ],
    questionVersion: 2,
    hidden: ["judge", "verdict", "outcome", "reward", "peers"],
    reviewers: [],
    priority: "random",
    seed: 7,
    instructions: "Read the **calls** first.",
    ownItemsAdjudicable: false,
    createdBy: "Lea",
    ...overrides,
  };
}

export function aProgress(overrides: Partial<QueueProgress> = {}): QueueProgress {
  return {
    isAgreementTold: true,
    seenBefore: 0,
    states: {
      ready: 100,
      in_progress: 2,
      needs_second: 61,
      conflict: 3,
      adjudicated: 4,
      blocked_task_fault: 1,
      done: 29,
    },
    answers: { given: 135, needed: 400, today: 18, lastHour: 5 },
    days: [
      { day: "2026-11-19", answers: 60 },
      { day: "2026-11-20", answers: 57 },
      { day: "2026-11-21", answers: 18 },
    ],
    reviewers: [],
    agreement: [],
    ...overrides,
  };
}
