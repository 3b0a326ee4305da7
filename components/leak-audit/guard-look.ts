import type { Guard } from "@/lib/leak/audit-pools";
import { GUARD_NAMES } from "@/lib/leak/guard-names";

interface GuardLook {
  readonly name: string;
  /** What its hits are. */
  readonly says: string;
  /** How a hit is mended. */
  readonly mend: string;
  /** What the two sides have in common. */
  readonly shared: string;
}

const PRODUCT_MEND = "Pin one of the two clusters to the pool of the other, or put them together.";

/** Whose hits are common and nothing by themselves: nobody has to look at them, and they stand last. */
export const QUIET_GUARDS: readonly Guard[] = ["viewed"];

/** What the guards of an audit are called, what a hit of each says, and how it is mended. */
export const GUARD_LOOK = {
  cluster: {
    name: GUARD_NAMES.cluster,
    says: "Variants of one problem are in two pools.",
    mend: "Pin the cluster to one pool, or take the join back that is wrong.",
    shared: "Cluster of",
  },
  query: {
    name: GUARD_NAMES.query,
    says: "One query is in two pools, where somebody cut what joined the two problems.",
    mend: "Pin one of the two clusters to the pool of the other, or take the cut back.",
    shared: "Query",
  },
  gold: {
    name: GUARD_NAMES.gold,
    says: "Rewards of two pools want one product.",
    mend: PRODUCT_MEND,
    shared: "Product",
  },
  recommended: {
    name: GUARD_NAMES.recommended,
    says: "A successful or an approved rollout recommends what another pool wants or recommends.",
    mend: PRODUCT_MEND,
    shared: "Product",
  },
  never_touch: {
    name: GUARD_NAMES.never_touch,
    says: "A problem that nothing may hold is in what would leave.",
    mend: "Leave the pool out of what is shipped.",
    shared: "Query",
  },
  protected: {
    name: GUARD_NAMES.protected,
    says: "A problem holds one of a protected set: its words, eight words in a row, or a product.",
    mend: "Pin the cluster to never touch.",
    shared: "Both hold",
  },
  viewed: {
    name: GUARD_NAMES.viewed,
    says: "Rollouts of two pools look at one product. That is common, and forbids nothing.",
    mend: "Look at a few: the same product in the results of two problems is no leak by itself.",
    shared: "Product",
  },
  near: {
    name: GUARD_NAMES.near,
    says: "Two queries are nearly the same words, or one stands word for word in the other. Only a person can say whether they are one problem.",
    mend: "Put the two together where they are variants of one problem.",
    shared: "Alike",
  },
} as const satisfies Record<Guard, GuardLook>;
