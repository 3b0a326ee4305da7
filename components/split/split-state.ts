import { parseAsStringLiteral } from "nuqs/server";
import { GUARDS } from "@/lib/leak/audit-pools";

export const SPLIT_PARTS = ["pools", "audit"] as const;
export type SplitPart = (typeof SPLIT_PARTS)[number];

/** What the address of a split says. */
export const splitParams = {
  // A part is a place to come back to.
  part: parseAsStringLiteral(SPLIT_PARTS).withDefault("pools").withOptions({ history: "push" }),
  /** The guard whose hits are shown. */
  guard: parseAsStringLiteral(GUARDS),
  /** The guard whose hits are to be pinned: a release that they block leads here. */
  pin: parseAsStringLiteral(GUARDS),
};
