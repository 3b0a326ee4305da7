"use client";
import { formatNumber } from "@/components/ui/format-number";
import { useReader } from "./reader-context";

/** Where the address names a step after the last, until one moves on. */
export function MissingStep() {
  const asked = useReader((state) => state.missingStep);
  const focus = useReader((state) => state.focus);
  if (asked === undefined) return null;

  return (
    <p role="status" className="shrink-0 border-b border-line bg-raised px-4 py-1.5 text-table text-ink-2 narrow:px-6">
      The address asked for step {formatNumber(asked + 1)}, which is not here; this is step {formatNumber(focus + 1)},
      the last.
    </p>
  );
}
