"use client";
import { Popper } from "radix-ui/internal";
import * as Portal from "radix-ui/portal";
import { type PointerEventHandler, type ReactNode, useEffect, useEffectEvent, useId, useMemo } from "react";
import { Kbd } from "./kbd";

interface TooltipLayerProps {
  anchor: Element;
  label: ReactNode;
  keys?: string | undefined;
  side?: "top" | "right" | "bottom" | "left";
  pointer: { readonly onPointerEnter: () => void; readonly onPointerLeave: PointerEventHandler };
  onHide: () => void;
}

/** The words beside a control. They go with Escape and when the page moves under them. */
export function TooltipLayer({ anchor, label, keys, side = "bottom", pointer, onHide }: TooltipLayerProps) {
  const id = useId();
  const target = useMemo(() => ({ current: anchor }), [anchor]);
  const hide = useEffectEvent(onHide);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const shownAt = anchor.getBoundingClientRect();
    const onScroll = ({ target: moved }: Event) => {
      if (!(moved instanceof Node && moved.contains(anchor))) return;
      // A control that the keyboard brings into view stands there already when the browser tells of that scroll.
      const { x, y } = anchor.getBoundingClientRect();
      if (x !== shownAt.x || y !== shownAt.y) hide();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    window.addEventListener("scroll", onScroll, { capture: true });
    anchor.setAttribute("aria-describedby", id);

    return () => {
      document.removeEventListener("keydown", onKey, { capture: true });
      window.removeEventListener("scroll", onScroll, { capture: true });
      anchor.removeAttribute("aria-describedby");
    };
  }, [anchor, id]);

  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={target} />
      <Portal.Root>
        <Popper.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          role="tooltip"
          id={id}
          className="z-50 flex max-w-80 animate-open items-center gap-2 rounded-control border border-line-strong bg-surface px-2 py-1 text-table text-ink shadow-layer"
          {...pointer}
        >
          <span>{label}</span>
          {keys ? <Kbd keys={keys} /> : null}
        </Popper.Content>
      </Portal.Root>
    </Popper.Root>
  );
}
