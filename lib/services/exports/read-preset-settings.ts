import { PRESET_DESCRIPTIONS, type Preset } from "@/lib/exporters/descriptions";
import type { Settings } from "@/lib/exporters/options/preset-option";
import { readSettings } from "@/lib/exporters/options/read-settings";
import { ServiceError } from "@/lib/services/service-error";

/**
 * Every option of a preset with its value.
 *
 * @throws ServiceError INVALID with a sentence about the first choice that is none
 */
export function readPresetSettings(preset: Preset, chosen: Readonly<Record<string, string>> = {}): Settings {
  const read = readSettings(PRESET_DESCRIPTIONS[preset], chosen);
  if (read.status === "wrong") throw new ServiceError("INVALID", read.sentence);

  return read.settings;
}
