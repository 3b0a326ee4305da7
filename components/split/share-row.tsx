"use client";
import { useId } from "react";
import { NumberField } from "@/components/filter-lab/number-field";
import { useTypedNumber } from "@/components/filter-lab/use-typed-number";
import { Slider } from "@/components/ui/slider";
import type { Pool } from "@/lib/leak/assign-pools";
import { isPercent } from "./builder-state";
import { PoolChip } from "./pool-chip";
import { POOL_LOOK } from "./pool-look";

interface ShareRowProps {
  pool: Pool;
  percent: number;
  onChange: (percent: number) => void;
}

/** How much a pool is to get, as a track and as a number. */
export function ShareRow({ pool, percent, onChange }: ShareRowProps) {
  const { name, says } = POOL_LOOK[pool];
  const faultId = useId();
  const { fault, ...field } = useTypedNumber({
    value: String(percent),
    range: { least: 0, most: 100, isWhole: false, mayBeOff: false },
    isValid: (text) => text.trim() !== "" && isPercent(Number(text)),
    onChange: (text) => onChange(Number(text)),
  });

  return (
    <div className="flex flex-col">
      <div className="flex items-center gap-3">
        <span className="w-28 shrink-0" title={says}>
          <PoolChip pool={pool} />
        </span>
        <Slider
          label={`Share of ${name}`}
          value={percent}
          min={0}
          max={100}
          valueText={`${percent} %`}
          onValueChange={onChange}
        />
        <NumberField label={`Share of ${name}, number`} describedBy={fault ? faultId : undefined} {...field} />
      </div>
      {fault ? (
        <p id={faultId} role="status" className="text-caption text-danger">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
