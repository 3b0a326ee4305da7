"use client";
import { useState } from "react";
import { FormPart } from "@/components/queue/form-part";
import { wholeNumber } from "@/components/queue/queue-draft";
import { Checkbox } from "@/components/ui/checkbox";
import { formatNumber } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { MOST_DRAWS } from "@/lib/domain/audit-sample";
import { DIMENSION_TEXT, STRATUM_DIMENSIONS } from "@/lib/query/stratum-cell";
import { type Aim, type SamplerState, SEEDS, WIDTHS } from "./sampler-state";

const AIM_OPTIONS = [
  { value: "corpus", label: "The whole" },
  { value: "each", label: "Each stratum" },
  { value: "labels", label: "So many labels" },
] as const satisfies readonly { value: Aim; label: string }[];

const AIM_HINT: Readonly<Record<Aim, string>> = {
  corpus: "The fewest labels that give the overall error rate within the half-width.",
  each: "As many labels as each stratum needs for an error rate of its own. That is a lot.",
  labels: "The labels go where they lower the uncertainty of the whole most.",
};

interface SamplerWishProps {
  state: SamplerState;
  onChange: (change: Partial<SamplerState>) => void;
}

/** What is wished of the sample: what divides it, how sure it shall be, and the seed of its draw. */
export function SamplerWish({ state, onChange }: SamplerWishProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <FormPart title="Strata by" hint="Divide where the judge may err differently.">
        <ul className="flex flex-wrap gap-x-4">
          {STRATUM_DIMENSIONS.map((dimension) => (
            <li key={dimension} className="flex min-h-7.5 items-center gap-2">
              <Checkbox
                id={`strata-${dimension}`}
                checked={state.strata.includes(dimension)}
                onCheckedChange={(isChosen) =>
                  onChange({
                    strata: STRATUM_DIMENSIONS.filter((other) =>
                      other === dimension ? isChosen : state.strata.includes(other),
                    ),
                  })
                }
              />
              <label htmlFor={`strata-${dimension}`}>{DIMENSION_TEXT[dimension]}</label>
            </li>
          ))}
        </ul>
      </FormPart>
      <FormPart title="Draw enough for" hint={AIM_HINT[state.aim]}>
        <span>
          <Segmented
            label="Draw enough for"
            value={state.aim}
            options={AIM_OPTIONS}
            onValueChange={(aim) => onChange({ aim })}
          />
        </span>
      </FormPart>
      <div className="flex gap-4">
        {state.aim === "labels" ? (
          <NumberField
            label="New labels"
            value={state.budget}
            least={1}
            most={MOST_DRAWS}
            onChange={(budget) => onChange({ budget })}
          />
        ) : null}
        <NumberField
          label="Half-width, %"
          hint="How far the error rate may lie to either side"
          value={state.width}
          {...WIDTHS}
          onChange={(width) => onChange({ width })}
        />
        <NumberField label="Seed" value={state.seed} {...SEEDS} onChange={(seed) => onChange({ seed })} />
      </div>
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  /** What the number means, where its name does not say it. */
  hint?: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** What is typed counts as soon as it is a number in bounds. */
function NumberField({ label, hint, value, least, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const isNumber = typed === undefined || wholeNumber(typed, { least, most }) !== undefined;

  return (
    <div className="w-36">
      <FormPart
        title={label}
        hint={hint}
        fault={isNumber ? undefined : `${formatNumber(least)} to ${formatNumber(most)}`}
      >
        <Input
          aria-label={label}
          aria-invalid={!isNumber}
          inputMode="numeric"
          maxLength={13}
          value={typed ?? String(value)}
          onChange={(event) => {
            setTyped(event.target.value);
            const next = wholeNumber(event.target.value, { least, most });
            if (next !== undefined) onChange(next);
          }}
        />
      </FormPart>
    </div>
  );
}
