"use client";
import { Checkbox } from "@/components/ui/checkbox";
import { Segmented } from "@/components/ui/segmented";
import { HIDDEN_LAYER_TEXT, HIDDEN_LAYERS, type HiddenLayer } from "@/lib/domain/hidden-layer";
import type { QueueMode } from "@/lib/domain/queue";
import { FormPart } from "./form-part";

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
        <ul aria-label="Hidden until the answer is committed" className="flex flex-col gap-1 pt-1">
          {HIDDEN_LAYERS.map((layer) => (
            <li key={layer} className="flex min-h-6 items-center gap-2">
              <Checkbox
                id={`hide-${layer}`}
                checked={hidden.includes(layer)}
                onCheckedChange={(isHidden) =>
                  onChange({
                    mode,
                    hidden: HIDDEN_LAYERS.filter((other) => (other === layer ? isHidden : hidden.includes(other))),
                  })
                }
              />
              <label htmlFor={`hide-${layer}`}>{HIDDEN_LAYER_TEXT[layer]}</label>
            </li>
          ))}
        </ul>
      ) : null}
    </FormPart>
  );
}

function hintOf(mode: QueueMode): string {
  return mode === "blind"
    ? "Hidden until the answer is committed. Use it for whatever measures the judge or the filter."
    : "Nothing is hidden, and filter and judge suggest an answer. Faster, but no measure of either.";
}
