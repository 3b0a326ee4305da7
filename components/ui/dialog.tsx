"use client";
import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import type { ReactNode } from "react";
import { BUTTON_BASE } from "./button";
import { focusFirstField } from "./focus-first-field";
import { useBackCloses } from "./use-back-closes";
import { useReturnFocus } from "./use-return-focus";

const WIDTH = { narrow: "max-w-110", regular: "max-w-150", wide: "max-w-240" } as const;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: keyof typeof WIDTH;
  /** Whether the address opened it, so that Back to another address of the page closes it by itself. */
  isAddressed?: boolean;
  /** Buttons of the bottom row, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = "regular",
  isAddressed,
  footer,
  children,
}: DialogProps) {
  const focus = useReturnFocus();
  useBackCloses(open, () => onOpenChange(false), isAddressed);

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-open bg-scrim" />
        <RadixDialog.Content
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            focusFirstField(event);
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={`fixed top-[12vh] left-1/2 z-40 flex max-h-[80vh] w-[calc(100%-24px)] -translate-x-1/2 animate-open flex-col rounded-panel border border-line-strong bg-surface text-ink ${WIDTH[width]}`}
        >
          <header className="flex items-start gap-3 border-b border-line px-4 py-3">
            <div className="min-w-0 flex-1">
              <RadixDialog.Title className="text-section">{title}</RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="mt-0.5 text-ink-2">{description}</RadixDialog.Description>
              ) : null}
            </div>
            <RadixDialog.Close
              aria-label="Close"
              className={`${BUTTON_BASE} size-7 border-transparent text-ink-2 hover:bg-raised`}
            >
              <X aria-hidden />
            </RadixDialog.Close>
          </header>
          <div data-dialog-body className="min-h-0 flex-1 overflow-auto px-4 py-3.5">
            {children}
          </div>
          {footer ? (
            <footer
              data-dialog-foot
              className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3"
            >
              {footer}
            </footer>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
