"use client";
import type { Diversity } from "@/lib/contract/pipeline";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { CapPanel } from "./cap-panel";
import { CAP_NAMES, type CapName } from "./cap-words";

interface CapPanelsProps {
  /** Of the set without caps. */
  diversity: Pick<Diversity, "total" | "caps">;
  /** Of the draft, with its caps. */
  thresholds: FilterThresholds;
  command: string;
  onCap: (name: CapName, cap: number | null) => void;
}

/** A cap of each kind, tried alone. */
export function CapPanels({ diversity: { total, caps }, thresholds, command, onCap }: CapPanelsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
      {caps.map((curve) => {
        const cap = thresholds[CAP_NAMES[curve.by]];
        return (
          <CapPanel
            key={`${curve.by} ${cap}`}
            curve={curve}
            total={total}
            cap={cap}
            command={command}
            onCap={(next) => onCap(CAP_NAMES[curve.by], next)}
          />
        );
      })}
    </div>
  );
}
