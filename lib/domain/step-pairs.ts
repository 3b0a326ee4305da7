import type { Step } from "./step";
import { compareSteps } from "./step-compare";

/** Steps of two rollouts that stand beside each other; one alone has nothing like it in the other. */
export type StepPair =
  | { readonly kind: "same" | "changed"; readonly left: number; readonly right: number }
  | { readonly kind: "left"; readonly left: number }
  | { readonly kind: "right"; readonly right: number };

type Actions = Pick<Step, "role" | "text" | "claimed">;

/** Two rollouts side by side by what was called: every step of both once, each side in its own order. */
export function stepPairs(left: readonly Actions[], right: readonly Actions[]): readonly StepPair[] {
  const pairs: StepPair[] = [];
  let next = 0;
  const skipTo = (end: number): void => {
    for (; next < end; next += 1) pairs.push({ kind: "right", right: next });
  };

  for (const [at, difference] of compareSteps(left, right).entries()) {
    if (difference.kind === "only") {
      pairs.push({ kind: "left", left: at });
      continue;
    }
    skipTo(difference.step);
    pairs.push({ kind: difference.kind, left: at, right: difference.step });
    next = difference.step + 1;
  }
  skipTo(right.length);

  return pairs;
}

/** Where the two part: the first place at which they do not do the same; undefined where they never do. */
export function partingOf(pairs: readonly StepPair[]): number | undefined {
  const at = pairs.findIndex(({ kind }) => kind !== "same");

  return at < 0 ? undefined : at;
}
