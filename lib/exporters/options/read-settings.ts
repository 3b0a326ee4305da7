import type { PresetDescription, PresetOption, Settings } from "./preset-option";

export type SettingsRead =
  | { readonly status: "read"; readonly settings: Settings }
  | {
      readonly status: "wrong";
      readonly option: string;
      /** For a screen that shows it under the option. */
      readonly message: string;
      /** The same with the option's name, for all other places. */
      readonly sentence: string;
    };

/** The settings of a preset from what was chosen, or a sentence about the first choice that is none. */
export function readSettings(
  { options }: Pick<PresetDescription, "options">,
  chosen: Readonly<Record<string, string>>,
): SettingsRead {
  const unknown = Object.keys(chosen).find((name) => !options.some((option) => option.name === name));
  if (unknown !== undefined) {
    const names = options.map(({ name }) => name).join(", ");
    const message = `“${unknown}” is no option of this preset; it has ${names}.`;
    return { status: "wrong", option: unknown, message, sentence: message };
  }

  const settings: Record<string, string> = {};
  for (const option of options) {
    const value = (chosen[option.name] ?? option.initial).trim();
    const message = faultOf(option, value);
    if (message !== undefined)
      return { status: "wrong", option: option.name, message, sentence: `${option.name}: ${message}` };
    settings[option.name] = value;
  }

  return { status: "read", settings };
}

function faultOf(option: PresetOption, value: string): string | undefined {
  switch (option.kind) {
    case "choice": {
      const values = option.choices.map((choice) => choice.value);
      return values.includes(value) ? undefined : `“${value}” is no choice; there is ${values.join(", ")}.`;
    }
    case "number": {
      const number = Number(value);
      const isGood = value !== "" && number >= option.least && number <= option.most;
      if (isGood && (!option.isWhole || Number.isInteger(number))) return undefined;
      const what = `${option.isWhole ? "a whole number" : "a number"} from ${option.least} to ${option.most}`;
      return value === "" ? `Give ${what}.` : `“${value}” is not ${what}.`;
    }
    case "text":
      return option.fault(value);
  }
}

/** The value of an option that `readSettings` read. */
export function textSetting(settings: Settings, name: string): string {
  const value = settings[name];
  if (value === undefined) throw new RangeError(`There is no setting ${name}.`);

  return value;
}

/** The same as a number. */
export function numberSetting(settings: Settings, name: string): number {
  return Number(textSetting(settings, name));
}
