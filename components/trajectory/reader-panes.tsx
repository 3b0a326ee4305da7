"use client";
import type { ReactNode, RefObject } from "react";
import { Group, Panel, type PanelImperativeHandle, Separator, useDefaultLayout } from "react-resizable-panels";

interface ReaderPanesProps {
  left: ReactNode;
  centre: ReactNode;
  right: ReactNode;
  leftRef: RefObject<PanelImperativeHandle | null>;
  rightRef: RefObject<PanelImperativeHandle | null>;
}

/** Three panes side by side; their widths are kept in this browser. */
export function ReaderPanes({ left, centre, right, leftRef, rightRef }: ReaderPanesProps) {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({
    id: "assay.reader",
    panelIds: ["outline", "steps", "review"],
    storage: localStorage,
  });

  return (
    <Group
      id="assay.reader"
      orientation="horizontal"
      defaultLayout={defaultLayout}
      onLayoutChanged={onLayoutChanged}
      className="min-h-0 flex-1"
    >
      <Panel id="outline" panelRef={leftRef} collapsible defaultSize={220} minSize={168} maxSize={420}>
        {left}
      </Panel>
      <PaneEdge label="Width of the outline" />
      <Panel id="steps" minSize={420}>
        <div className="flex h-full min-h-0 flex-col">{centre}</div>
      </Panel>
      <PaneEdge label="Width of the verdict" />
      <Panel id="review" panelRef={rightRef} collapsible defaultSize={304} minSize={256} maxSize={560}>
        {right}
      </Panel>
    </Group>
  );
}

function PaneEdge({ label }: { label: string }) {
  return (
    <Separator
      aria-label={label}
      className="relative w-px bg-line outline-none after:absolute after:inset-y-0 after:-inset-x-1 hover:bg-accent focus-visible:bg-accent data-[separator=active]:bg-accent"
    />
  );
}

/** Closes an open pane and opens a closed one. */
export function togglePane(pane: PanelImperativeHandle | null): void {
  if (!pane) return;
  if (pane.isCollapsed()) pane.expand();
  else pane.collapse();
}
