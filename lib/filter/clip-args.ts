import { spacedJson } from "@/lib/exporters/chat/spaced-json";

// What a person compares on screen; the log keeps the whole.
const MAX_CHARACTERS = 2000;

/** Arguments with every long value cut to 2,000 characters, so that an analysis stays small whatever a model wrote. */
export function clipArgs(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [clip(name), clipValue(value)]));
}

function clipValue(value: unknown): unknown {
  if (typeof value === "string") return clip(value);
  if (typeof value !== "object" || value === null) return value;

  const text = spacedJson(value);
  return text.length > MAX_CHARACTERS ? clip(text) : value;
}

function clip(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
