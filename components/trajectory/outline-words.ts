import { countOf } from "@/components/ui/format-number";
import type { OutlineStep, STEP_FLAGS } from "@/lib/contract/outline";
import { WORST_FIRST } from "@/lib/domain/step-map";
import type { Attribution } from "@/lib/domain/verdict";

type Flag = (typeof STEP_FLAGS)[number];
export type Hand = Attribution | "phantom";

export const FLAG_SAYS = {
  unseen_id: "names an id that no result holds",
  phantom: "claims a call that was not logged",
  error: "holds an error",
  truncated: "was cut by the proxy log",
  unknown_event: "is an event of unknown kind",
  reject: "breaks a format rule",
} as const satisfies Record<Flag, string>;

/** Who made a step's calls, worst first; empty where nobody called, or where it is hidden. */
export function handsOf({ attribution, flags }: Pick<OutlineStep, "attribution" | "flags">): readonly Hand[] {
  if (attribution.length === 0) return flags.includes("phantom") ? ["phantom"] : [];

  return WORST_FIRST.filter((kind) => attribution.includes(kind));
}

/** "code, retry and model" */
export function handsInWords(hands: readonly Hand[]): string {
  return hands.length < 2 ? hands.join("") : `${hands.slice(0, -1).join(", ")} and ${hands.at(-1)}`;
}

/** How many calls a step has beside the one that its title names; `unclaimed` are those that only the log holds. */
export function moreCalls({ calls }: Pick<OutlineStep, "calls">, unclaimed: number): number {
  return Math.max(0, calls - 1) + unclaimed;
}

interface Told {
  readonly unclaimed: number;
  readonly isInjected: boolean;
}

/** A line of the outline as a sentence, for who does not see its marks. */
export function stepInWords(step: OutlineStep, { unclaimed, isInjected }: Told): string {
  const hands = handsOf(step);
  const more = moreCalls(step, unclaimed);
  const parts = [
    step.title,
    more === 0 ? "" : countOf(more, step.calls === 0 ? "call" : "more call"),
    ...step.flags.filter((flag) => flag !== "phantom" || !hands.includes("phantom")).map((flag) => FLAG_SAYS[flag]),
    isInjected ? "addresses a judge" : "",
  ].filter((part) => part !== "");
  const who = `${step.index + 1} ${hands.length === 0 ? step.role : handsInWords(hands)}`;

  return parts.length === 0 ? who : `${who}: ${parts.join(", ")}`;
}
