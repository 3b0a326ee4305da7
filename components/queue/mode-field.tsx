"use client";
import { Segmented } from "@/components/ui/segmented";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import type { QueueMode } from "@/lib/domain/queue";
import { FormPart } from "./form-part";
import { HiddenLayers } from "./hidden-layers";

const OPTIONS = [
  { value: "blind", label: "Blind" },
  { value: "assisted", label: "Assisted" },
] as const;

interface ModeFieldProps {
  mode: QueueMode;
  hidden: readonly HiddenLayer[];
  fault: string | undefined;
  onChange: (change: { mode: QueueMode; hidden: readonly HiddenLayer[] }) => void;
}

/** Whether reviewers see what the machine said, and what of it stays hidden. */
export function ModeField({ mode, hidden, fault, onChange }: ModeFieldProps) {
  return (
    <FormPart title="What reviewers see" fault={fault} hint={hintOf(mode)}>
      <span>
        <Segmented
          label="What reviewers see"
          value={mode}
          options={OPTIONS}
          onValueChange={(next) => onChange({ mode: next, hidden })}
        />
      </span>
      {mode === "blind" ? (
        <>
          {/* The list has the same name; without it in sight, what is ticked reads as what they see. */}
          <p aria-hidden className="pt-1 text-table text-ink-2">
            Hidden until the answer is committed:
          </p>
          <HiddenLayers hidden={hidden} onChange={(layers) => onChange({ mode, hidden: layers })} />
        </>
      ) : null}
    </FormPart>
  );
}

function hintOf(mode: QueueMode): string {
  return mode === "blind"
    ? "Use it for whatever measures the judge or the filter."
    : "Nothing is hidden, and filter and judge suggest an answer. Faster, but no measure of either.";
}
