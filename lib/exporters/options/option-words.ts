import { PRESET_DESCRIPTIONS, type Preset } from "@/lib/exporters/descriptions";
import type { PresetOption } from "./preset-option";

interface OptionWords {
  readonly label: string;
  readonly value: string;
}

/** An option and its value as the form of the preset calls them; what the preset does not have, as it was written. */
export function optionWords(preset: Preset, name: string, value: string): OptionWords {
  const option = optionOf(preset, name);
  if (option?.kind === "number") return { label: option.label, value: numberWords(value) };
  const choice = option?.kind === "choice" ? option.choices.find((one) => one.value === value) : undefined;

  return { label: option?.label ?? name, value: choice?.label ?? value };
}

/** “14,336”, where it is a whole number as forms write it. */
function numberWords(value: string): string {
  return /^\d+$/.test(value) ? Number(value).toLocaleString("en") : value;
}

/** An option of a preset by its name; undefined where it has no such. */
export function optionOf(preset: Preset, name: string): PresetOption | undefined {
  const offered: readonly PresetOption[] = PRESET_DESCRIPTIONS[preset].options;

  return offered.find((one) => one.name === name);
}
