"use client";
import { type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Kbd } from "@/components/ui/kbd";

interface ReasonRowProps {
  isChosen: boolean;
  /** The digit that chooses it now; absent while the digits act elsewhere. */
  digit: number | undefined;
  /** Tab stops at it. */
  isStop?: boolean;
  onChoose: (event: MouseEvent<HTMLButtonElement>) => void;
  children: string;
}

/** One reason of the list: a line where the pane is wide enough, since there are up to eight of them. */
export function ReasonRow({ isChosen, digit, isStop = true, onChoose, children }: ReasonRowProps) {
  const row = useRef<HTMLButtonElement>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    // A digit chooses also what is out of sight.
    if (isChosen && !wasChosen.current) row.current?.scrollIntoView({ block: "nearest" });
    wasChosen.current = isChosen;
  }, [isChosen]);

  return (
    <button
      ref={row}
      type="button"
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onClick={onChoose}
      className={classNames(
        "-mx-1.5 flex min-h-6.5 items-center gap-2 py-0.5 rounded-chip px-1.5 text-left",
        isChosen ? "bg-accent-soft font-medium text-ink" : "text-ink-2 hover:bg-raised",
      )}
    >
      <span
        aria-hidden
        className={classNames(
          "size-2.5 shrink-0 rounded-full border",
          isChosen ? "border-accent bg-accent" : "border-edge",
        )}
      />
      <span className="min-w-0 flex-1">{children}</span>
      {digit === undefined ? null : <Kbd keys={String(digit)} />}
    </button>
  );
}
