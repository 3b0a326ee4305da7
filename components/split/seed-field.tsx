"use client";
import { Dices } from "lucide-react";
import { useId } from "react";
import { NumberField } from "@/components/filter-lab/number-field";
import { useTypedNumber } from "@/components/filter-lab/use-typed-number";
import { FormPart } from "@/components/queue/form-part";
import { IconButton } from "@/components/ui/icon-button";
import { LARGEST_SEED } from "./builder-state";

/** Drawn seeds are short enough to read out. */
const LARGEST_DRAWN = 999_999;

/** The number that the order of equal clusters comes from: to type, or to draw. */
export function SeedField({ seed, onChange }: { seed: number; onChange: (seed: number) => void }) {
  const faultId = useId();
  const { fault, ...field } = useTypedNumber({
    value: String(seed),
    range: { least: 0, most: LARGEST_SEED, isWhole: true, mayBeOff: false },
    isValid: (text) => /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_SEED,
    onChange: (text) => onChange(Number(text)),
  });

  return (
    <FormPart title="Seed" hint="Another seed is another split of the same shares.">
      <span className="flex items-center gap-1">
        <NumberField label="Seed" describedBy={fault ? faultId : undefined} {...field} />
        <IconButton label="Draw a seed" onClick={() => onChange(drawnSeed())}>
          <Dices aria-hidden />
        </IconButton>
      </span>
      {fault ? (
        <p id={faultId} role="status" className="text-caption text-danger">
          {fault}
        </p>
      ) : null}
    </FormPart>
  );
}

function drawnSeed(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));

  return 1 + (drawn % LARGEST_DRAWN);
}
