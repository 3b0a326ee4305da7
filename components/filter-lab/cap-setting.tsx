"use client";
import type { CapName } from "@/components/filter-panels/cap-words";
import { NumberSetting, type NumberSettingProps } from "./number-setting";
import type { CapStarts } from "./use-cap-starts";

interface CapSettingProps extends Omit<NumberSettingProps, "name" | "switchOn" | "isStarting"> {
  name: CapName;
  caps: CapStarts;
}

/** A cap that the saved version has off: switched on it begins where it takes something off. */
export function CapSetting({ caps, ...setting }: CapSettingProps) {
  const { name } = setting;
  const isStarting = caps.starting.includes(name);

  return (
    <NumberSetting
      {...setting}
      isStarting={isStarting}
      // Switched off again before it began, else.
      switchOn={() => (isStarting ? caps.drop(name) : caps.start(name))}
    />
  );
}
