import type { TriedCap } from "./tried-cap";

/** How far a cap comes of those whose rows come as far as it. */
export interface CapReach {
  /** Problems, or miners that are named. */
  readonly groups: number;
  /** Of these, those with as many rows as the cap lets stay, or more. */
  readonly reached: number;
  /** Rows that it leaves out: those behind the first by rank. */
  readonly leftOut: number;
}

/** A cap that is set, with how far it comes. */
export interface SetCap extends CapReach {
  readonly by: TriedCap["by"];
  readonly cap: number;
}

/** "Cap of 3 per problem: 212 of 940 problems reach it; it leaves 1,830 trajectories out." */
export function capReachWords({ by, cap, groups, reached, leftOut }: SetCap): string {
  const of = `${count(reached)} of ${count(groups)} ${by}${groups === 1 ? "" : "s"} ${reached === 1 ? "reaches" : "reach"} it`;
  const out = leftOut === 0 ? "no trajectory" : `${count(leftOut)} ${leftOut === 1 ? "trajectory" : "trajectories"}`;

  return `Cap of ${count(cap)} per ${by}: ${of}; it leaves ${out} out.`;
}

function count(of: number): string {
  return of.toLocaleString("en");
}
