"use client";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { formatAbsoluteTime } from "@/components/ui/format-time";
import { Input } from "@/components/ui/input";
import type { OneTimeLink } from "@/lib/contract/people";

interface LinkDialogProps {
  title: string;
  link: OneTimeLink;
  onClose: () => void;
  /** Whom to give it to. */
  children: ReactNode;
}

/** A link that is shown this once: Assay keeps only its hash. */
export function LinkDialog({ title, link, onClose, children }: LinkDialogProps) {
  const url = `${window.location.origin}${link.path}`;

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{children}</p>
        <div className="flex items-center gap-2">
          <Input aria-label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
          <CopyButton label="Copy the link" text={url} />
        </div>
        <p className="text-ink-2">
          It works once, until {formatAbsoluteTime(link.expiresAt)}. It is not shown again: Assay keeps only a hash of
          it.
        </p>
      </div>
    </Dialog>
  );
}
