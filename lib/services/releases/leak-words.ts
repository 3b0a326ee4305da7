import type { Guard } from "@/lib/leak/audit-pools";

/** What a release does that a guard forbids, behind “It leaks: ”. */
export const LEAK_WORDS = {
  cluster: "variants of one problem are in two pools",
  query: "one query is in two pools",
  gold: "rewards of two pools want one product",
  recommended: "one pool recommends what another wants or recommends",
  never_touch: "it holds problems that nothing may hold",
  protected: "it holds problems of a protected set",
  viewed: "rollouts of two pools look at one product",
  near: "queries of two pools are nearly the same, or one holds the other",
} as const satisfies Record<Guard, string>;
