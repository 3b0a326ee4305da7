"use client";
import { useEffect, useRef } from "react";
import { Segmented } from "@/components/ui/segmented";
import { LAB_PARTS, type LabPart } from "./lab-state";

const NAMES = {
  effect: "Effect",
  labels: "Labels",
  curves: "Curves",
  pipeline: "Pipeline",
  diversity: "Diversity",
  disputes: "Disputes",
} as const satisfies Record<LabPart, string>;
const PARTS = LAB_PARTS.map((value) => ({ value, label: NAMES[value] }));
/** So much of the next part is in view, to show that there is one. */
const PEEK_PX = 28;

interface PartSwitchProps {
  part: LabPart;
  onPart: (part: LabPart) => void;
}

/** The parts of the lab side by side. Where the window is too narrow for them it scrolls to the one that is open. */
export function PartSwitch({ part, onPart }: PartSwitchProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(`input[value="${part}"]`)?.parentElement;
    if (row.current && chosen) row.current.scrollLeft += hiddenPx(row.current, chosen);
  }, [part]);

  return (
    <div ref={row} className="-mx-1 max-w-full overflow-x-auto px-1">
      <Segmented label="Part of the lab" value={part} options={PARTS} onValueChange={onPart} />
    </div>
  );
}

/** How far a row has to be scrolled until one of its parts is in view. Only sideways: the page stays where it is. */
function hiddenPx(row: Element, part: Element): number {
  const [shown, own] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  if (own.right + PEEK_PX > shown.right) return own.right + PEEK_PX - shown.right;

  return Math.min(0, own.left - PEEK_PX - shown.left);
}
