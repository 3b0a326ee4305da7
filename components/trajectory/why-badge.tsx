"use client";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { isResultOpen } from "@/lib/client/reader-store";
import { useReader, useReaderFacts } from "./reader-context";
import { sentence } from "./sentence";

interface WhyPlace {
  step: number;
  /** Its name among the folds of the step. */
  fold: string;
}

/** A badge that opens its reason below it: what a title alone says, neither the keyboard nor a finger reaches. */
export function WhyBadge({ step, fold, children }: WhyPlace & { children: ReactNode }) {
  const { store } = useReaderFacts();
  const isOpen = useReader((state) => isResultOpen(state, step, fold));

  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => store.toggleResult(step, fold)}
      // As high as a finger needs, in the place of the badge alone.
      className="-my-0.5 flex shrink-0 items-center gap-1 rounded-chip py-0.5 hover:opacity-85"
    >
      {children}
      <span aria-hidden className={classNames("text-caption text-ink-3", isOpen && "rotate-90")}>
        ›
      </span>
    </button>
  );
}

/** The reasons that a badge opens, in Full without a press. They are text, whatever they hold. */
export function Why({ step, fold, reasons }: WhyPlace & { reasons: readonly string[] }) {
  const isOpen = useReader((state) => isResultOpen(state, step, fold));
  if (!isOpen) return null;

  return <Reasons reasons={reasons} />;
}

export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.map((reason) => (
    <p key={reason} className="mt-0.5 text-table text-ink-3">
      {sentence(reason)}
    </p>
  ));
}
