import type { ReleaseDetail } from "@/lib/contract/releases";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import type { PresetOption } from "@/lib/exporters/options/preset-option";

/** What was chosen about a preset, as its form calls it; an option that the preset no longer has, as it was written. */
export function optionWords({ preset, options }: ReleaseDetail["recipe"]): readonly string[] {
  const offered: readonly PresetOption[] = PRESET_DESCRIPTIONS[preset].options;

  return Object.entries(options).map(([name, value]) => {
    const option = offered.find((one) => one.name === name);
    if (option?.kind !== "choice") return `${option?.label ?? name}: ${value}`;
    const label = option.choices.find((choice) => choice.value === value)?.label ?? value;

    return `${option.label}: ${label}`;
  });
}
