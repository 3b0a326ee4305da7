import { classNames } from "@/components/ui/class-names";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { ATTRIBUTION_LOOK } from "@/components/verdict/attribution-badge";
import type { OutlineStep } from "@/lib/contract/outline";
import type { StepRole } from "@/lib/domain/step";
import { ATTRIBUTION_INK } from "./attribution-bar";
import { handsInWords, handsOf } from "./outline-words";

const ROLE_MARK = { agent: "·", user: "U", system: "S", tool: "T", other: "?" } as const satisfies Record<
  StepRole,
  string
>;

/** Who made a step's calls, one mark each and the worst first; whose turn it is where nobody called. Words are beside it. */
export function StepHands({ step }: { step: OutlineStep }) {
  const hands = handsOf(step);

  return (
    <span
      aria-hidden
      title={hands.length > 1 ? `Calls made by ${handsInWords(hands)}` : undefined}
      className="flex min-w-6 shrink-0 justify-center"
    >
      {hands.length === 0 ? <span className="text-ink-3">{ROLE_MARK[step.role]}</span> : null}
      {hands.map((hand) => (
        <span key={hand} className={classNames("w-3 text-center", ATTRIBUTION_INK[hand])}>
          {ATTRIBUTION_LOOK[hand].mark}
        </span>
      ))}
    </span>
  );
}

/** How many calls a step has beside the one that its line names. */
export function MoreCalls({ count }: { count: number }) {
  if (count === 0) return null;
  const says = countOf(count, "more call");

  return (
    <span title={says} className="shrink-0 font-mono text-caption text-ink-3">
      <span aria-hidden>+{formatNumber(count)}</span>
      <span className="sr-only"> and {says}</span>
    </span>
  );
}
