"use client";
import { Segmented } from "@/components/ui/segmented";
import type { DedupMeasure, FilterThresholds } from "@/lib/domain/filter-thresholds";
import { SETTING_HINTS } from "./setting-groups";
import { SettingRow } from "./setting-row";

const MEASURES = [
  { value: "off", label: "Off" },
  { value: "calls", label: "Calls", title: "The same calls with the same arguments" },
  { value: "thoughts", label: "Thoughts", title: "The same calls, or thoughts that are near-equal by MinHash" },
] as const;

interface MeasureSettingProps {
  saved: FilterThresholds;
  thresholds: FilterThresholds;
  onSet: (measure: DedupMeasure) => void;
}

/** What makes two trajectories of a problem near-duplicates. */
export function MeasureSetting({ saved, thresholds, onSet }: MeasureSettingProps) {
  const { measure } = thresholds.dedup;

  return (
    <SettingRow
      label="The same by"
      hint={SETTING_HINTS["dedup.measure"]}
      saved={measure === saved.dedup.measure ? undefined : saved.dedup.measure}
      onReset={() => onSet(saved.dedup.measure)}
    >
      <span className="pb-1">
        <Segmented label="Near-duplicates by" value={measure} options={MEASURES} onValueChange={onSet} />
      </span>
    </SettingRow>
  );
}
