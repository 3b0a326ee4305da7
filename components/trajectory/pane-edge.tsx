"use client";
import type { KeyboardEvent, PointerEvent, Ref } from "react";
import type { SidePane } from "./use-side-pane";

interface PaneEdgeProps {
  label: string;
  pane: SidePane;
  /** On which side of the edge its pane is. */
  side: "left" | "right";
  ref: Ref<HTMLDivElement>;
}

const STEP = 16;

/** The line between two panes: drag it, or move it with the arrow keys; Enter closes and opens the pane. */
export function PaneEdge({ label, pane, side, ref }: PaneEdgeProps) {
  const { limits } = pane;
  const outwards = side === "left" ? 1 : -1;
  const width = pane.isOpen ? pane.width : 0;

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    const edge = event.currentTarget;
    const { clientX } = event;
    edge.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => pane.resize(width + (move.clientX - clientX) * outwards);
    edge.addEventListener("pointermove", onMove);
    edge.addEventListener("lostpointercapture", () => edge.removeEventListener("pointermove", onMove), { once: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = target(event.key);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === "toggle") pane.toggle();
    else pane.resize(to);
  }

  function target(key: string): number | "toggle" | undefined {
    if (key === "ArrowLeft") return width - STEP * outwards;
    if (key === "ArrowRight") return width + STEP * outwards;
    if (key === "Home") return limits.least;
    if (key === "End") return limits.most;
    return key === "Enter" ? "toggle" : undefined;
  }

  return (
    // A separator that can be focused and moved is a widget with a value.
    // biome-ignore lint/a11y/useSemanticElements: <hr> cannot be focused or moved.
    <div
      ref={ref}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={0}
      aria-valuemax={limits.most}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className="relative z-1 w-px shrink-0 cursor-col-resize touch-none bg-line outline-offset-0 after:absolute after:inset-y-0 after:-inset-x-1 hover:bg-accent focus-visible:bg-accent active:bg-accent"
    />
  );
}
