"use client";
import * as RadixDialog from "radix-ui/dialog";
import type { ReactNode } from "react";
import { useReturnFocus } from "./use-return-focus";

interface BareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For screen readers; nothing shows it. */
  title: string;
  children: ReactNode;
}

/** A dialog without head and foot, for content that brings its own. */
export function BareDialog({ open, onOpenChange, title, children }: BareDialogProps) {
  const focus = useReturnFocus();

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-open bg-scrim" />
        <RadixDialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed top-[14vh] left-1/2 z-40 w-[calc(100%-24px)] max-w-140 -translate-x-1/2 animate-open overflow-hidden rounded-panel border border-line-strong bg-surface text-ink"
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
