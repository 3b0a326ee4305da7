"use client";
import { Select } from "@/components/ui/select";

/** More of them are asked for by the address. */
const MOST_OFFERED = 16;

interface KChoiceProps {
  /** The k that is shown. */
  k: number;
  /** Rollouts of the problem with most of them. */
  most: number;
  onChoose: (k: number) => void;
}

/** The k of pass@k. */
export function KChoice({ k, most, onChoose }: KChoiceProps) {
  const offered = Array.from({ length: Math.min(MOST_OFFERED, most) }, (_, at) => at + 1);
  const ks = offered.includes(k) ? offered : [...offered, k];

  return (
    <Select
      label="k of pass@k"
      value={String(k)}
      options={ks.map((one) => ({ value: String(one), label: `k = ${one}` }))}
      onValueChange={(value) => onChoose(Number(value))}
    />
  );
}
