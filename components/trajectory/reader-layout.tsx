"use client";
import type { ReactNode } from "react";
import { latePart } from "@/components/ui/late-part";
import { OutlinePane } from "./outline-pane";
import { ReaderPanes } from "./reader-panes";
import type { Panes } from "./use-panes";

// Only narrow windows have them.
const OutlineStrip = latePart(() => import("./outline-strip").then((module) => module.OutlineStrip));
const PaneSheet = latePart(
  () => import("./pane-sheet").then((module) => module.PaneSheet),
  <div data-foot-bar className="h-11 shrink-0 border-t border-line-strong bg-bg" />,
);

interface ReaderLayoutProps {
  panes: Panes;
  /** Stands at the left in place of the outline, where there is room. */
  left?: ReactNode;
  centre: ReactNode;
  right: ReactNode;
  /** The right pane in one line, where it is a sheet. */
  summary: ReactNode;
}

/** Three panes where there is room; else the outline is a strip above and the verdict a sheet below. */
export function ReaderLayout({ panes, left = <OutlinePane />, centre, right, summary }: ReaderLayoutProps) {
  if (panes.isWide)
    return <ReaderPanes left={left} centre={centre} right={right} outline={panes.outline} review={panes.review} />;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <OutlineStrip isOpen={panes.isOutlineOpen} onOpenChange={panes.setOutlineOpen} />
      <div className="flex min-h-0 flex-1 flex-col">{centre}</div>
      <PaneSheet summary={summary} isOpen={panes.isSheetOpen} onToggle={panes.toggleRight}>
        {right}
      </PaneSheet>
    </div>
  );
}
