"use client";
import { useSyncExternalStore } from "react";
import { selectedSpan } from "@/components/trajectory/selected-span";
import { Button } from "@/components/ui/button";
import type { Span } from "@/lib/domain/label";

/** Offers to cite what the mouse selected. Pressing it must not take the selection away. */
export function CiteSelection({ onCite }: { onCite: (span: Span) => void }) {
  const quote = useSyncExternalStore(
    subscribeToSelection,
    () => selectedSpan(window.getSelection())?.quote ?? "",
    () => "",
  );
  if (quote === "") return null;

  return (
    <Button
      size="small"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        const span = selectedSpan(window.getSelection());
        if (span) onCite(span);
      }}
    >
      <span className="max-w-50 truncate">Cite “{quote}”</span>
    </Button>
  );
}

function subscribeToSelection(onChange: () => void): () => void {
  document.addEventListener("selectionchange", onChange);
  return () => document.removeEventListener("selectionchange", onChange);
}
