"use client";
import type { ReactNode } from "react";
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
 * Three panes side by side; the outer ones change their width and close, and a closed one leaves a button, beside the
 * edge that it leads to. Each pane is painted by itself (`isolate`): what moves in one does not paint the others again.
 */
export function ReaderPanes({ left, centre, right, outline, review }: ReaderPanesProps) {
  return (
    <div className="flex min-h-0 flex-1">
      <Side pane={outline}>{left}</Side>
      {outline.isOpen ? null : <PaneRail pane={outline} side="left" />}
      <PaneEdge label="Width of the outline" pane={outline} side="left" />
      <div className="isolate flex min-h-0 min-w-105 flex-1 flex-col">{centre}</div>
      <PaneEdge label="Width of the verdict" pane={review} side="right" />
      {review.isOpen ? null : <PaneRail pane={review} side="right" />}
      <Side pane={review}>{right}</Side>
    </div>
  );
}

/**
 * A closed pane stays, out of sight: what is being written in it is not lost. In a window that has no room for both, the
 * first gives way, down to its least width, and then the one that is answered in.
 */
function Side({ pane, children }: { pane: SidePane; children: ReactNode }) {
  return (
    <div
      className="isolate min-h-0 overflow-hidden first:shrink-999"
      hidden={!pane.isOpen}
      style={{ width: pane.width, minWidth: pane.limits.least }}
    >
      {children}
    </div>
  );
}
