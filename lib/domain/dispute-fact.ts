/** What is remarkable about a trajectory beside the rule that decides it; "none" has nothing of the others. */
export const DISPUTE_FACTS = ["rewritten", "macro", "retry", "phantom", "unseen", "no_nonce", "cycle", "none"] as const;
export type DisputeFact = (typeof DISPUTE_FACTS)[number];

/** In words for people. */
export const DISPUTE_FACT_TEXT: Readonly<Record<Exclude<DisputeFact, "none">, string>> = {
  rewritten: "Code rewrote the arguments",
  macro: "A macro tool made calls",
  retry: "Calls were tried again",
  phantom: "Calls are claimed that were not made",
  unseen: "Product ids are used that were never seen",
  no_nonce: "No call sent a nonce",
  cycle: "The same calls go round and round",
};

/** Terms of the filter text that list what has it. */
export const DISPUTE_FACT_FILTER: Readonly<Record<DisputeFact, string>> = {
  rewritten: "rewritten:>0",
  macro: "macros:>0",
  retry: "retries:>0",
  phantom: "phantoms:>0",
  unseen: "unseen:>0",
  no_nonce: "no_nonce:yes",
  cycle: "cycle:yes",
  none: "rewritten:0 macros:0 retries:0 phantoms:0 -unseen:>0 no_nonce:no cycle:no",
};
