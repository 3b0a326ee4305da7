import type { Guard } from "@/lib/leak/audit-pools";

/** What a guard without a hit has looked for: said of none, a hit would read as one. */
export const GUARD_QUESTIONS = {
  cluster: "Looked for variants of one problem in two pools.",
  query: "Looked for one query in two pools.",
  gold: "Looked for products that rewards of two pools want.",
  recommended:
    "Looked for products that successful or approved rollouts of one pool recommend and another wants or recommends.",
  never_touch: "Looked for problems that nothing may hold.",
  protected: "Looked for problems of protected sets: their words, eight words in a row, or a product.",
  viewed: "Looked for products that rollouts of two pools look at.",
  near: "Looked for queries of two pools that are nearly the same words, or of which one stands word for word in the other.",
} as const satisfies Record<Guard, string>;
