"use client";
import type { Diversity } from "@/lib/contract/pipeline";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { CapPanel } from "./cap-panel";
import { CAP_NAMES, type CapName, otherCap } from "./cap-words";

interface CapPanelsProps {
  caps: Diversity["caps"];
  of: "kept" | "approved";
  /** Of the draft, with its caps. */
  thresholds: FilterThresholds;
  command: string;
  onCap: (name: CapName, cap: number | null) => void;
}

/** A cap of each kind, tried with the other as the draft has it. */
export function CapPanels({ caps, of, thresholds, command, onCap }: CapPanelsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
      {caps.map((curve) => {
        const cap = thresholds[CAP_NAMES[curve.by]];
        return (
          <CapPanel
            key={`${curve.by} ${cap} ${of}`}
            curve={curve}
            cap={cap}
            other={otherCap(curve.by, thresholds, of)}
            command={command}
            onCap={(next) => onCap(CAP_NAMES[curve.by], next)}
          />
        );
      })}
    </div>
  );
}
