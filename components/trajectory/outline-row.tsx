"use client";
import { Gavel } from "lucide-react";
import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import { ATTRIBUTION_LOOK } from "@/components/verdict/attribution-badge";
import type { OutlineStep, STEP_FLAGS } from "@/lib/contract/outline";
import type { StepRole } from "@/lib/domain/step";
import type { Attribution } from "@/lib/domain/verdict";
import { useReader, useReaderFacts } from "./reader-context";

type Flag = (typeof STEP_FLAGS)[number];

const INK = {
  model: "text-agentic",
  macro: "text-agentic",
  retry: "text-ink-3",
  code: "text-subtask",
  unknown: "text-ink-3",
  phantom: "text-danger",
} as const satisfies Record<Attribution | "phantom", string>;

const ROLE_MARK = { agent: "·", user: "U", system: "S", tool: "T", other: "?" } as const satisfies Record<
  StepRole,
  string
>;

const FLAG_LOOK = {
  unseen_id: { mark: "⚠", ink: "text-danger", says: "names an id that no result holds" },
  phantom: { mark: "✕", ink: "text-danger", says: "claims a call that was not logged" },
  error: { mark: "!", ink: "text-danger", says: "holds an error" },
  truncated: { mark: "✂", ink: "text-ink-3", says: "was cut by the proxy log" },
  unknown_event: { mark: "?", ink: "text-ink-3", says: "is an event of unknown kind" },
  reject: { mark: "R", ink: "text-danger", says: "breaks a format rule" },
} as const satisfies Record<Flag, { mark: string; ink: string; says: string }>;

function markOf(step: OutlineStep): { readonly mark: string; readonly ink: string; readonly says: string } {
  const kind = step.flags.includes("phantom") && step.attribution.length === 0 ? "phantom" : step.attribution[0];
  if (!kind) return { mark: ROLE_MARK[step.role], ink: "text-ink-3", says: step.role };

  return { mark: ATTRIBUTION_LOOK[kind].mark, ink: INK[kind], says: kind };
}

/** One step of the outline: who acted, what, and what is wrong with it. */
export const OutlineRow = memo(function OutlineRow({ step }: { step: OutlineStep }) {
  const { store, injections } = useReaderFacts();
  const isFocused = useReader((state) => state.focus === step.index);
  const { mark, ink, says } = markOf(step);
  const flags = step.flags.filter((flag) => flag !== "phantom" || mark !== "✕");

  return (
    <button
      type="button"
      tabIndex={isFocused ? 0 : -1}
      aria-current={isFocused ? "step" : undefined}
      onClick={() => store.goTo({ step: step.index })}
      className={classNames(
        "flex h-6.5 w-full items-center gap-2 rounded-chip px-2 text-left",
        isFocused ? "bg-accent-soft font-medium text-ink" : "text-ink-2 hover:bg-raised",
      )}
    >
      <span className="w-6 shrink-0 font-mono text-caption text-ink-3">{step.index + 1}</span>
      <span aria-hidden className={classNames("w-3 shrink-0 text-center", ink)}>
        {mark}
      </span>
      <span className="sr-only">{says}: </span>
      <span className="min-w-0 flex-1 truncate">{step.title}</span>
      {flags.map((flag) => (
        <span
          key={flag}
          title={`This step ${FLAG_LOOK[flag].says}`}
          className={classNames("text-caption", FLAG_LOOK[flag].ink)}
        >
          <span aria-hidden>{FLAG_LOOK[flag].mark}</span>
          <span className="sr-only">, {FLAG_LOOK[flag].says}</span>
        </span>
      ))}
      {injections.steps.has(step.index) ? (
        <span title="This step addresses a judge" className="flex text-review">
          <Gavel aria-hidden className="size-3" />
          <span className="sr-only">, addresses a judge</span>
        </span>
      ) : null}
    </button>
  );
});
