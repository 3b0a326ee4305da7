interface Rollout {
  readonly outcome: string;
  readonly isApproved: boolean;
}

/**
 * Whether what a rollout recommends counts as an answer to its problem: it succeeds, or a person approved it and a
 * model learns it as right. What any other one recommends was only looked at.
 */
export function countsAsAnswer({ outcome, isApproved }: Rollout): boolean {
  return isApproved || outcome === "success";
}
