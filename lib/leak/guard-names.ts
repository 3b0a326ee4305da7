import type { Guard } from "./audit-pools";

/** What the guards of an audit are called, wherever one is named. */
export const GUARD_NAMES = {
  cluster: "Clusters across pools",
  query: "Equal queries across pools",
  gold: "Wanted products across pools",
  recommended: "Recommended products across pools",
  never_touch: "Never touch",
  protected: "Protected problems",
  viewed: "Viewed products across pools",
  near: "Nearly equal queries across pools",
} as const satisfies Record<Guard, string>;
