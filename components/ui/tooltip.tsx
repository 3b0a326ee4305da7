"use client";
import * as RadixTooltip from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";
import { Kbd } from "./kbd";

interface TooltipProps {
  label: ReactNode;
  keys?: string | undefined;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactElement;
}

/** Says in words what its control does, with the key that does the same. */
export function Tooltip({ label, keys, side = "bottom", children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-80 animate-open items-center gap-2 rounded-control border border-line-strong bg-surface px-2 py-1 text-table text-ink shadow-layer"
        >
          <span>{label}</span>
          {keys ? <Kbd keys={keys} /> : null}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

export const TooltipProvider = RadixTooltip.Provider;
