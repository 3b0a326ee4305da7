"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useMay } from "@/lib/client/use-me";
import type { Import } from "@/lib/contract/imports";
import { TakeBackDialog } from "./take-back-dialog";

interface TakeBackProps {
  item: Import;
  onStarted: (jobId: string) => void;
}

/** The way to be rid of an import that was a mistake. */
export function TakeBack({ item, onStarted }: TakeBackProps) {
  const [mayImport, mayTakeOthers] = [useMay("import"), useMay("take_back_others")];
  const [isAsked, setAsked] = useState(false);
  if (!mayImport || !(item.isOwn || mayTakeOthers)) return null;

  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        Take back …
      </Button>
      {isAsked ? <TakeBackDialog item={item} onStarted={onStarted} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
