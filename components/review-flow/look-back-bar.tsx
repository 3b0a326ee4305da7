"use client";
import { type Ref, type RefObject, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";

interface LookBackBarProps {
  /** What is open behind it, in the words of the way back. */
  backTo: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Where the tools of the reader go once there is something to read. */
  tools: Ref<HTMLDivElement>;
  onBack: () => void;
}

/** Says that another item than the open one stands here, and leads back. */
export function LookBackBar({ backTo, heading, tools, onBack }: LookBackBarProps) {
  const key = useKeyOf("item.reveal");
  useEffect(() => focusIfLost(heading.current), [heading]);

  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-4 py-1 text-table">
      <h2 ref={heading} tabIndex={-1} className="rounded-mark text-section">
        Your last item
      </h2>
      <Button size="small" onClick={onBack}>
        {backTo} {key ? <Kbd keys={key} /> : null}
      </Button>
      <span className="flex-1" />
      <div ref={tools} className="shrink-0" />
    </div>
  );
}
