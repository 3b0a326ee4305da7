"use client";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { beside } from "./beside";
import type { SidePane } from "./use-side-pane";

interface PaneEdgeProps {
  label: string;
  pane: SidePane;
  /** On which side of the edge its pane is. */
  side: "left" | "right";
}

const STEP = 16;

/**
 * The line between two panes: drag it, or move it with the arrow keys; Enter closes and opens the pane. In a narrow window a
 * pane is drawn with less than the width that is kept for it: what is said and moved is the drawn one.
 */
export function PaneEdge({ label, pane, side }: PaneEdgeProps) {
  const { limits, isOpen } = pane;
  const edge = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<number>();
  const outwards = side === "left" ? 1 : -1;
  const kept = isOpen ? pane.width : 0;
  const width = Math.min(kept, drawn ?? kept);

  useEffect(() => {
    const drawnPane = isOpen ? beside(edge.current, side) : undefined;
    if (!drawnPane) return;
    const observer = new ResizeObserver(() => setDrawn(drawnPane.offsetWidth || undefined));
    observer.observe(drawnPane);

    return () => observer.disconnect();
  }, [side, isOpen]);

  /** Newer than what is said, where two keys come between two frames. */
  const widthNow = () => Math.min(kept, beside(edge.current, side)?.offsetWidth || kept);

  function move(from: number, to: number) {
    // There was no room for more already: what is kept for a wider window stays.
    pane.resize(to > from ? Math.max(to, kept) : to);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    const { clientX, currentTarget } = event;
    const from = widthNow();
    currentTarget.setPointerCapture(event.pointerId);
    const onMove = (now: globalThis.PointerEvent) => move(from, from + (now.clientX - clientX) * outwards);
    currentTarget.addEventListener("pointermove", onMove);
    currentTarget.addEventListener(
      "lostpointercapture",
      () => currentTarget.removeEventListener("pointermove", onMove),
      { once: true },
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = widthNow();
    const to = target(event.key, from);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === "toggle") pane.toggle();
    else move(from, to);
  }

  function target(key: string, from: number): number | "toggle" | undefined {
    if (key === "ArrowLeft") return from - STEP * outwards;
    if (key === "ArrowRight") return from + STEP * outwards;
    if (key === "Home") return limits.least;
    if (key === "End") return limits.most;
    return key === "Enter" ? "toggle" : undefined;
  }

  return (
    <>
      {/* A notice covers what is read, never an answer or what saves it. */}
      {side === "right" ? <style>{`:root{--notice-right:${isOpen ? width + 16 : 52}px}`}</style> : null}
      {/* A separator that can be focused and moved is a widget with a value. */}
      {/* biome-ignore lint/a11y/useSemanticElements: <hr> cannot be focused or moved. */}
      <div
        ref={edge}
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
    </>
  );
}
