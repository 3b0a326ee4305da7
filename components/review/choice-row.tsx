"use client";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Kbd } from "@/components/ui/kbd";

interface ChoiceRowProps {
  isChosen: boolean;
  /** The digit that chooses it now; absent while the digits act elsewhere. */
  digit: number | undefined;
  mark?: ReactNode;
  ink?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One answer of a list, with its digit. */
export function ChoiceRow({ isChosen, digit, mark, ink, onChoose, children }: ChoiceRowProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        "flex h-7.5 w-full items-center gap-2 rounded-control border px-2.5 text-left",
        isChosen ? "border-accent bg-accent-soft font-medium" : "border-line-strong bg-surface hover:bg-raised",
      )}
    >
      {mark ? (
        <span aria-hidden className={classNames("w-3 text-center", ink)}>
          {mark}
        </span>
      ) : null}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {digit === undefined ? null : <Kbd keys={String(digit)} />}
    </button>
  );
}
