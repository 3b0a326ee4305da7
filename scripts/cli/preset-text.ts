import { PRESET_DESCRIPTIONS, type Preset } from "@/lib/exporters/descriptions";

const INDENT = " ".repeat(20);
const WIDTH = 116;

/** A preset in the usage text: what it is for, what it takes, and its options with their initial values. */
export function presetText(preset: Preset): string {
  const { purpose, takes, options } = PRESET_DESCRIPTIONS[preset];
  const listed = options.map((option) => {
    const values =
      option.kind === "choice" ? option.choices.map(({ value }) => value).join("|") : option.kind.toUpperCase();
    return `${option.name}=${values}${option.initial === "" ? "" : ` (${option.initial})`}`;
  });
  const text = wrapped(`${purpose} ${takes} Options: ${listed.join(", ")}.`);

  return `    ${preset.padEnd(INDENT.length - 4)}${text.join(`\n${INDENT}`)}`;
}

function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && INDENT.length + line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = "";
    }
    line += `${line === "" ? "" : " "}${word}`;
  }

  return [...lines, line];
}
