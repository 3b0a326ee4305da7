"use client";
import * as RadixDialog from "radix-ui/dialog";
import type { ReactNode } from "react";
import { useBackCloses } from "./use-back-closes";
import { useReturnFocus } from "./use-return-focus";

interface BareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For screen readers; nothing shows it. */
  title: string;
  /** Once it is gone and the keyboard is back where it was. */
  onGone?: () => void;
  children: ReactNode;
}

/** A dialog without head and foot, for content that brings its own. */
export function BareDialog({ open, onOpenChange, title, onGone, children }: BareDialogProps) {
  const focus = useReturnFocus();
  useBackCloses(open, () => onOpenChange(false));

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-open bg-scrim" />
        <RadixDialog.Content
          {...focus}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            onGone?.();
          }}
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
