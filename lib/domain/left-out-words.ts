interface LeftOut {
  readonly value: number;
  /** Counting stopped at the value: there are more. */
  readonly isCapped: boolean;
}

/** After how many do not show, where nobody asked for a k: it follows from the rollouts that show. */
export const K_WITHOUT_THEM = "k is chosen without them.";

/** How many rows of the whole corpus do not show; of what a filter leaves nothing is said, since that would say what they are. */
export function leftOutWords({ value, isCapped }: LeftOut): string {
  return value === 1 && !isCapped
    ? "1 trajectory that you review blind is left out."
    : `${value.toLocaleString("en")}${isCapped ? "+" : ""} trajectories that you review blind are left out.`;
}
