"use client";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";

interface SelectionBarProps {
  count: number;
  /** What the key does to them: where all are approved, it takes that back. */
  act: "approve" | "take-back";
  isPending: boolean;
  /** Why the rows cannot be approved by this person. */
  refusal: string | undefined;
  onApprove: () => void;
  onClear: () => void;
}

/** What can be done with the selected rows. */
export function SelectionBar({ count, act, isPending, refusal, onApprove, onClear }: SelectionBarProps) {
  const key = useKeyOf("table.approve");
  if (count === 0) return null;

  return (
    <section
      aria-label="Selected rows"
      data-foot-bar
      className="flex h-10 shrink-0 items-center gap-3 border-t border-line bg-accent-soft px-4"
    >
      <span role="status" className="font-medium">
        {countOf(count, "row")} selected
      </span>
      {refusal === undefined ? (
        <Button variant="primary" disabled={isPending} onClick={onApprove}>
          {act === "approve" ? "Approve selected" : `Take approval${count === 1 ? "" : "s"} back`}
          {key ? <Kbd keys={key} /> : null}
        </Button>
      ) : (
        <span className="min-w-0 truncate text-ink-2">{refusal}</span>
      )}
      <Button variant="ghost" onClick={onClear}>
        Clear the selection
      </Button>
    </section>
  );
}
