import type { ReactNode } from "react";
import { classNames } from "./class-names";

const TONE = {
  plain: "border-line-strong bg-surface text-ink-2",
  quiet: "border-transparent bg-raised text-ink-2",
  accent: "border-transparent bg-accent-soft text-accent",
  agentic: "border-transparent bg-agentic-soft text-agentic",
  subtask: "border-transparent bg-subtask-soft text-subtask",
  review: "border-transparent bg-review-soft text-review",
  danger: "border-transparent bg-danger-soft text-danger",
  ok: "border-line-strong bg-surface text-ok",
  agentic_outline: "border-current bg-surface text-agentic",
  subtask_outline: "border-current bg-surface text-subtask",
  danger_outline: "border-current bg-surface text-danger",
  hollow: "border-dashed border-edge text-ink-2",
  hatched: "hatched border-edge bg-surface text-ink",
} as const;

export type Tone = keyof typeof TONE;

interface ChipProps {
  tone?: Tone;
  /** A sign that repeats the meaning of the tone; hidden from screen readers, which read the word. */
  mark?: ReactNode;
  title?: string | undefined;
  children: ReactNode;
}

/** A short word with its mark and tint. */
export function Chip({ tone = "plain", mark, title, children }: ChipProps) {
  return (
    <span
      title={title}
      className={classNames(
        "inline-flex h-5 max-w-full shrink-0 items-center gap-1 rounded-chip border px-1.5 text-caption font-medium whitespace-nowrap",
        TONE[tone],
      )}
    >
      {mark ? (
        <span aria-hidden className="leading-none">
          {mark}
        </span>
      ) : null}
      <span className="truncate">{children}</span>
    </span>
  );
}
