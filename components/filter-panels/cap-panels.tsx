"use client";
import type { Diversity } from "@/lib/contract/pipeline";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { TriedCap } from "@/lib/domain/tried-cap";
import { CapPanel } from "./cap-panel";
import { CAP_NAMES, type CapName, capStanding, otherCap } from "./cap-words";

interface CapPanelsProps {
  caps: Diversity["caps"];
  of: "kept" | "approved";
  /** Of the draft, with its caps. */
  thresholds: FilterThresholds;
  /** The one cap that is tried; undefined where none is. */
  tried: TriedCap | undefined;
  command: string;
  onTry: (tried: TriedCap) => void;
  onCap: (name: CapName, cap: number | null) => void;
}

/** A cap of each kind, tried with the other as the draft has it: where one is tried, the other stands where it stood. */
export function CapPanels({ caps, of, thresholds, tried, command, onTry, onCap }: CapPanelsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
      {caps.map((curve) => {
        const cap = thresholds[CAP_NAMES[curve.by]];
        return (
          <CapPanel
            key={curve.by}
            curve={curve}
            cap={cap}
            chosen={tried?.by === curve.by ? tried.cap : capStanding(curve.by, thresholds, of)}
            other={otherCap(curve.by, thresholds, of)}
            command={command}
            onTry={(next) => onTry({ by: curve.by, cap: next })}
            onCap={(next) => onCap(CAP_NAMES[curve.by], next)}
          />
        );
      })}
    </div>
  );
}
