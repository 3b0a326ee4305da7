"use client";
import { Checkbox } from "@/components/ui/checkbox";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { THRESHOLD_FIELDS, type ThresholdName } from "@/lib/domain/threshold-fields";
import { SETTING_HINTS } from "./setting-groups";
import { SettingRow } from "./setting-row";

interface SwitchSettingProps {
  name: ThresholdName;
  saved: FilterThresholds;
  thresholds: FilterThresholds;
  onSet: (name: ThresholdName, text: string) => void;
}

/** A rule that counts or does not. */
export function SwitchSetting({ name, saved, thresholds, onSet }: SwitchSettingProps) {
  const { words, print } = THRESHOLD_FIELDS[name];
  const [value, before] = [print(thresholds), print(saved)];

  return (
    <SettingRow
      label={words}
      hint={SETTING_HINTS[name]}
      saved={value === before ? undefined : before}
      onReset={() => onSet(name, before)}
      control={
        <Checkbox
          aria-label={`${words} on`}
          checked={value === "on"}
          onCheckedChange={(isOn) => onSet(name, isOn ? "on" : "off")}
        />
      }
    />
  );
}
