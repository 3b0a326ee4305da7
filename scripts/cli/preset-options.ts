import { PRESET_DESCRIPTIONS, PRESETS, type Preset } from "@/lib/exporters/descriptions";
import { readSettings } from "@/lib/exporters/options/read-settings";
import { UsageError } from "./usage-error";

/**
 * The preset of that name.
 *
 * @throws UsageError that names those there are
 */
export function presetOf(text: string): Preset {
  const preset = PRESETS.find((candidate) => candidate === text);
  if (preset === undefined) throw new UsageError(`“${text}” is not a preset; choose ${PRESETS.join(", ")}.`);

  return preset;
}

/**
 * Options as they were written, each once; the service fills in what was left out.
 *
 * @throws UsageError for one that is none, or is given twice
 */
export function presetOptions(preset: Preset, given: readonly string[]): Readonly<Record<string, string>> {
  const chosen: Record<string, string> = {};
  for (const text of given) {
    const at = text.indexOf("=");
    const name = text.slice(0, at);
    if (at < 1) throw new UsageError(`“${text}” is no option; write NAME=VALUE.`);
    if (Object.hasOwn(chosen, name)) throw new UsageError(`The option ${name} is given twice.`);
    chosen[name] = text.slice(at + 1);
  }
  const read = readSettings(PRESET_DESCRIPTIONS[preset], chosen);
  if (read.status === "wrong") throw new UsageError(read.sentence);

  return chosen;
}
