"use client";
import { useState } from "react";
import { countOf } from "@/components/ui/format-number";
import { LateDialog } from "@/components/ui/late-dialog";
import { latePart } from "@/components/ui/late-part";
import type { TextRange } from "@/lib/domain/text-runs";
import { TextAction } from "./text-action";

// Its dialog is seldom opened.
const RawLines = latePart(() => import("./raw-lines").then((module) => module.RawLines));

interface RawTextButtonProps {
  title: string;
  text: string;
  /** Words to begin at. */
  at?: TextRange | undefined;
  children: string;
}

/** Opens a text in full, however long it is. */
export function RawTextButton({ title, text, at, children }: RawTextButtonProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <TextAction onClick={() => setOpen(true)}>{children}</TextAction>
      <LateDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={countOf(text.length, "character")}
        width="wide"
      >
        <RawLines text={text} label={title} at={at} />
      </LateDialog>
    </>
  );
}
