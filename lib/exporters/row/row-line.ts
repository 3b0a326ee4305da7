import { spacedJson } from "@/lib/exporters/chat/spaced-json";
import { SpeltJson } from "@/lib/exporters/chat/spelt-json";
import { sortMembers } from "./sort-members";

/**
 * One line of a file, without the line feed. The same row gives the same bytes: its members stand as they were built,
 * those of the metadata sorted by name at every depth.
 */
export function rowLine(row: object): string {
  const members = Object.entries(row).filter(([, value]) => value !== undefined);

  return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${memberJson(name, value)}`).join(",")}}`;
}

function memberJson(name: string, value: unknown): string {
  if (name === "metadata") return JSON.stringify(sortMembers(value));
  if (name === "reference_action" && Array.isArray(value)) return `[${value.map(rowLine).join(",")}]`;

  return name === "tools" || name === "parameters" ? sourceJson(value) : JSON.stringify(value);
}

/**
 * Declarations of tools and arguments of a reference come from the source as they are, numbers as they are spelt there; one
 * nested deeper than the engine prints must not stop an export.
 */
export function sourceJson(value: unknown): string {
  if (value instanceof SpeltJson) return value.json;
  if (Array.isArray(value) && value.some((item) => item instanceof SpeltJson))
    return `[${value.map(sourceJson).join(",")}]`;

  try {
    return JSON.stringify(value);
  } catch {
    return spacedJson(value);
  }
}
