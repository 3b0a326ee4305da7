import { callText, plainCall } from "./call-text";
import { commonPairs } from "./common-pairs";
import type { Step } from "./step";

/** How a step stands to another rollout of the same problem. `step` is the other rollout's. */
export type StepDifference =
  | { readonly kind: "same"; readonly step: number }
  | { readonly kind: "changed"; readonly step: number }
  | { readonly kind: "only" };

type Actions = Pick<Step, "role" | "text" | "claimed">;

function spoken(step: Actions): string {
  return `${step.role}: ${step.text ?? ""}`;
}

function exact(step: Actions): string {
  return step.claimed.length === 0 ? spoken(step) : step.claimed.map((call) => callText(plainCall(call))).join("\n");
}

function tools(step: Actions): string {
  return step.claimed.length === 0 ? step.role : step.claimed.map((call) => call.name).join("\n");
}

/**
 * Aligns a rollout with a reference by what was called: steps with the same calls and arguments are
 * "same"; between those, steps with the same tools are "changed"; the rest stands in this one only.
 *
 * @returns one answer for each step of `steps`, in order
 */
export function compareSteps(steps: readonly Actions[], reference: readonly Actions[]): readonly StepDifference[] {
  const answers: StepDifference[] = steps.map(() => ({ kind: "only" }));
  let i = 0;
  let j = 0;

  const pairs = commonPairs(steps.map(exact), reference.map(exact));
  for (const [left, right] of [...pairs, [steps.length, reference.length] as const]) {
    const inside = commonPairs(steps.slice(i, left).map(tools), reference.slice(j, right).map(tools));
    for (const [a, b] of inside) answers[i + a] = { kind: "changed", step: j + b };
    if (left < steps.length) answers[left] = { kind: "same", step: right };
    i = left + 1;
    j = right + 1;
  }
  return answers;
}
