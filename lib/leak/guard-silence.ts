import type { Pool } from "./assign-pools";
import type { Guard } from "./audit-pools";

/**
 * Why a guard has no hit.
 *
 * - clean: it looked, and found nothing
 * - unasked: there is nothing to check against
 * - counted: what it would find is counted under guards that are worse
 */
export type GuardSilence =
  | { readonly kind: "clean" }
  | { readonly kind: "unasked"; readonly why: "no protected set" | "empty never touch" | "one pool" }
  | { readonly kind: "counted"; readonly under: readonly Guard[] };

interface Audited {
  readonly guards: readonly { readonly guard: Guard; readonly count: number }[];
  readonly protectedSets: readonly unknown[];
  /** Problems that were looked at by pool; missing in what was audited before they were counted. */
  readonly pools?: readonly { readonly pool: Pool; readonly problems: number }[] | undefined;
}

/** A product that two pools share is one hit, of the worst of these: the others are silent about it. */
const PRODUCT_GUARDS: readonly Guard[] = ["gold", "recommended", "viewed"];

/** Why a guard without a hit has none. */
export function guardSilence(guard: Guard, { guards, protectedSets, pools }: Audited): GuardSilence {
  if (guard === "protected")
    return protectedSets.length === 0 ? { kind: "unasked", why: "no protected set" } : { kind: "clean" };
  if (guard === "never_touch")
    return pools && !pools.some(({ pool, problems }) => pool === "never_touch" && problems > 0)
      ? { kind: "unasked", why: "empty never touch" }
      : { kind: "clean" };
  if (pools && pools.filter(({ problems }) => problems > 0).length < 2) return { kind: "unasked", why: "one pool" };

  const worse = PRODUCT_GUARDS.slice(0, Math.max(0, PRODUCT_GUARDS.indexOf(guard)));
  const under = worse.filter((one) => guards.some((found) => found.guard === one && found.count > 0));

  return under.length === 0 ? { kind: "clean" } : { kind: "counted", under };
}
