import type { ChatRow } from "./chat-row";
import { spacedJson } from "./spaced-json";

/**
 * One line of a chat export, without the line feed: `messages`, `tools`, `metadata`. The same input gives
 * the same bytes: members of the metadata are sorted by name at every depth, those of the row stand as built.
 */
export function chatLine(row: ChatRow, metadata: Readonly<Record<string, unknown>>): string {
  const rest = JSON.stringify({ metadata: sorted(metadata) }).slice(1);
  return `{"messages":${JSON.stringify(row.messages)},"tools":${toolsJson(row.tools)},${rest}`;
}

/** Declarations come from the source as they are; one nested deeper than the engine prints must not stop an export. */
function toolsJson(tools: readonly unknown[]): string {
  try {
    return JSON.stringify(tools);
  } catch {
    return spacedJson(tools);
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;

  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
