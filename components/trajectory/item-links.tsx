"use client";
import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { Neighbours } from "@/lib/contract/trajectory-detail";

export interface ItemLinksProps {
  neighbours: Neighbours | undefined;
  onItem: (direction: "next" | "previous") => void;
}

/** The rows before and after this one in the table; where there is no room for them, the menu of the run has them. */
export function ItemLinks({ neighbours, onItem }: ItemLinksProps) {
  return (
    <span className="hidden items-center narrow:flex">
      <IconButton
        label="Previous trajectory of the table"
        keys={useKeyOf("item.previous")}
        disabled={!neighbours?.previous}
        onClick={() => onItem("previous")}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        label="Next trajectory of the table"
        keys={useKeyOf("item.next")}
        disabled={!neighbours?.next}
        onClick={() => onItem("next")}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </span>
  );
}
