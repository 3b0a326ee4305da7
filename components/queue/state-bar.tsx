import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import type { QueueProgress } from "@/lib/contract/queues";
import { ITEM_STATE_TEXT, ITEM_STATES, type ItemState } from "@/lib/domain/queue";

/** From what is settled to what nobody has seen; a mark for each, so that colour is not alone. */
export const ITEM_STATE_LOOK = {
  done: { fill: "bg-accent", mark: "✓" },
  adjudicated: { fill: "bg-gate-4", mark: "≡" },
  conflict: { fill: "bg-review", mark: "≠" },
  blocked_task_fault: { fill: "bg-danger", mark: "✕" },
  needs_second: { fill: "bg-gate-3", mark: "+" },
  in_progress: { fill: "bg-gate-2", mark: "…" },
  ready: { fill: "bg-line-strong", mark: "–" },
} as const satisfies Record<ItemState, { fill: string; mark: string }>;

const ORDER: readonly ItemState[] = [
  "done",
  "adjudicated",
  "conflict",
  "blocked_task_fault",
  "needs_second",
  "in_progress",
  "ready",
];

/** What a state is known to be only where it is told how the answers agree. */
const OUTCOMES: readonly ItemState[] = ["adjudicated", "conflict", "blocked_task_fault"];

/** Items of a queue by state, as one bar and as words. */
export function StateBar({ states, isAgreementTold }: Pick<QueueProgress, "states" | "isAgreementTold">) {
  const shown = isAgreementTold ? ORDER : ORDER.filter((state) => !OUTCOMES.includes(state));
  const textOf = (state: ItemState) =>
    state === "done" && !isAgreementTold ? "All answers given" : ITEM_STATE_TEXT[state];
  const whole = Math.max(
    1,
    ITEM_STATES.reduce((sum, state) => sum + states[state], 0),
  );
  const present = ORDER.filter((state) => states[state] > 0);

  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden className="flex h-3.5 gap-px overflow-hidden rounded-mark">
        {present.map((state) => (
          <span
            key={state}
            title={`${textOf(state)}: ${formatNumber(states[state])}`}
            className={ITEM_STATE_LOOK[state].fill}
            style={{ width: `${(100 * states[state]) / whole}%`, minWidth: 3 }}
          />
        ))}
      </div>
      <ul aria-label="Items by state" className="flex flex-wrap gap-x-6 gap-y-1">
        {shown.map((state) => (
          <li
            key={state}
            className={classNames("flex items-center gap-1.5", states[state] === 0 ? "text-ink-3" : "text-ink")}
          >
            <span aria-hidden className={classNames("size-2.5 rounded-mark", ITEM_STATE_LOOK[state].fill)} />
            <span aria-hidden className="w-3 text-center text-caption text-ink-3">
              {ITEM_STATE_LOOK[state].mark}
            </span>
            <span className="font-mono text-mono">{formatNumber(states[state])}</span>
            <span className="text-ink-2">{textOf(state).toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
