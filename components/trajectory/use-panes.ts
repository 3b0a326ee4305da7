"use client";
import { useState } from "react";
import { useMedia } from "@/lib/client/use-media";
import { type PaneLimits, useSidePane } from "./use-side-pane";

const OUTLINE = { id: "outline", first: 220, least: 168, most: 420 } as const;
const REVIEW = { id: "review", first: 304, least: 256, most: 560 } as const;

/** The panes beside the steps: side by side where there is room, else a strip above and a sheet below. */
export function usePanes(limits: { left: PaneLimits; right: PaneLimits } = { left: OUTLINE, right: REVIEW }) {
  const isWide = useMedia("(min-width: 1100px)") ?? true;
  const outline = useSidePane(limits.left);
  const review = useSidePane(limits.right);
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);

  return {
    isWide,
    outline,
    review,
    isOutlineOpen,
    setOutlineOpen,
    isSheetOpen,
    toggleLeft: () => (isWide ? outline.toggle() : setOutlineOpen(!isOutlineOpen)),
    toggleRight: () => (isWide ? review.toggle() : setSheetOpen(!isSheetOpen)),
    /** Brings the right pane into view, since keys may act while it is closed. */
    showRight: () => (isWide ? review.open() : setSheetOpen(true)),
  };
}

export type Panes = ReturnType<typeof usePanes>;
