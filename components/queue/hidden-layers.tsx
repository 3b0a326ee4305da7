"use client";
import { Checkbox } from "@/components/ui/checkbox";
import { HIDDEN_LAYER_TEXT, HIDDEN_LAYERS, type HiddenLayer } from "@/lib/domain/hidden-layer";

interface HiddenLayersProps {
  hidden: readonly HiddenLayer[];
  /** Those that cannot be shown. */
  always?: readonly HiddenLayer[];
  onChange: (hidden: readonly HiddenLayer[]) => void;
}

/** What a blind queue hides, a layer a line. */
export function HiddenLayers({ hidden, always = [], onChange }: HiddenLayersProps) {
  return (
    <ul aria-label="Hidden until the answer is committed" className="flex flex-col gap-1 pt-1">
      {HIDDEN_LAYERS.map((layer) => (
        <li key={layer} className="flex min-h-6 items-center gap-2">
          <Checkbox
            id={`hide-${layer}`}
            checked={hidden.includes(layer)}
            disabled={always.includes(layer)}
            onCheckedChange={(isHidden) =>
              onChange(HIDDEN_LAYERS.filter((other) => (other === layer ? isHidden : hidden.includes(other))))
            }
          />
          <label htmlFor={`hide-${layer}`}>{HIDDEN_LAYER_TEXT[layer]}</label>
        </li>
      ))}
    </ul>
  );
}
