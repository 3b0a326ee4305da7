"use client";
import * as Slot from "radix-ui/slot";
import type { ReactElement, ReactNode } from "react";
import { latePart } from "./late-part";
import { useHint } from "./use-hint";

// Placing a layer is a library of its own, and a control is long on screen before anybody asks what it does.
const TooltipLayer = latePart(() => import("./tooltip-layer").then((module) => module.TooltipLayer));

interface TooltipProps {
  label: ReactNode;
  keys?: string | undefined;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactElement;
}

/** Says in words what its control does, with the key that does the same. */
export function Tooltip({ children, ...said }: TooltipProps) {
  const { anchor, hide, control, words } = useHint();

  return (
    <>
      <Slot.Root {...control}>{children}</Slot.Root>
      {anchor ? <TooltipLayer anchor={anchor} onHide={hide} pointer={words} {...said} /> : null}
    </>
  );
}
