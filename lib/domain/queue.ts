/** Blind: what the queue hides stays hidden until the answer is committed. Assisted: everything is shown. */
export const QUEUE_MODES = ["blind", "assisted"] as const;
export type QueueMode = (typeof QUEUE_MODES)[number];

/** Which items come first. */
export const PRIORITY_RULES = ["oldest", "uncertain", "disagreement", "random"] as const;
export type PriorityRule = (typeof PRIORITY_RULES)[number];

export const PRIORITY_RULE_TEXT: Readonly<Record<PriorityRule, string>> = {
  oldest: "Oldest first",
  uncertain: "Most uncertain first",
  disagreement: "Filter and judge disagree first",
  random: "Random, with a seed",
};

/** Open takes reviewers; paused keeps its items; closed is finished for good. */
export const QUEUE_STATES = ["open", "paused", "closed"] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** Where one item of a queue stands. */
export const ITEM_STATES = [
  "ready",
  "in_progress",
  "needs_second",
  "conflict",
  "adjudicated",
  "blocked_task_fault",
  "done",
] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const ITEM_STATE_TEXT: Readonly<Record<ItemState, string>> = {
  ready: "Ready",
  in_progress: "Held by reviewers",
  needs_second: "Another answer needed",
  conflict: "In conflict",
  adjudicated: "Adjudicated",
  blocked_task_fault: "Task is broken",
  done: "Done",
};

/** Why reviewers disagreed, as the adjudicator sees it, in the order of their keys. */
export const CAUSES = ["guideline_unclear", "slip", "real_ambiguity", "hidden_evidence", "task_fault"] as const;
export type Cause = (typeof CAUSES)[number];

export const CAUSE_TEXT: Readonly<Record<Cause, string>> = {
  guideline_unclear: "The guideline is unclear",
  slip: "A slip",
  real_ambiguity: "Really ambiguous",
  hidden_evidence: "Evidence the judge could not see",
  task_fault: "The task is broken",
};
