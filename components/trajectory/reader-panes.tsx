"use client";
import { type ReactNode, type RefObject, useRef } from "react";
import { latePart } from "@/components/ui/late-part";
import type { SidePane } from "./use-side-pane";

// Stands only where a pane is closed.
const PaneRail = latePart(
  () => import("./pane-rail").then((module) => module.PaneRail),
  <div className="w-9 shrink-0 bg-bg" />,
);
// Moved by few, and as wide before.
const PaneEdge = latePart(
  () => import("./pane-edge").then((module) => module.PaneEdge),
  <div className="w-px shrink-0 bg-line" />,
);

interface ReaderPanesProps {
  left: ReactNode;
  centre: ReactNode;
  right: ReactNode;
  outline: SidePane;
  review: SidePane;
}

/**
 * Three panes side by side; the outer ones change their width and close, and a closed one leaves a button. Each
 * pane is painted by itself (`isolate`): what moves in one does not paint the others again.
 */
export function ReaderPanes({ left, centre, right, outline, review }: ReaderPanesProps) {
  const [outlineEdge, reviewEdge] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  // It stays, says how wide the pane is now, and closes it again.
  const focus = (edge: RefObject<HTMLDivElement | null>) => () => edge.current?.focus();

  return (
    <div className="flex min-h-0 flex-1">
      <Side pane={outline}>{left}</Side>
      {outline.isOpen ? null : <PaneRail pane={outline} side="left" onOpened={focus(outlineEdge)} />}
      <PaneEdge label="Width of the outline" pane={outline} side="left" ref={outlineEdge} />
      <div className="isolate flex min-h-0 min-w-105 flex-1 flex-col">{centre}</div>
      <PaneEdge label="Width of the verdict" pane={review} side="right" ref={reviewEdge} />
      {review.isOpen ? null : <PaneRail pane={review} side="right" onOpened={focus(reviewEdge)} />}
      <Side pane={review}>{right}</Side>
      {/* A notice covers what is read, never an answer or what saves it. */}
      <style>{`:root{--notice-right:${review.isOpen ? review.width + 16 : 52}px}`}</style>
    </div>
  );
}

/** A closed pane stays, out of sight: what is being written in it is not lost. */
function Side({ pane, children }: { pane: SidePane; children: ReactNode }) {
  return (
    <div className="isolate min-h-0 shrink-0 overflow-hidden" hidden={!pane.isOpen} style={{ width: pane.width }}>
      {children}
    </div>
  );
}
