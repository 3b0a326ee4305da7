import type { ChatRow } from "./chat-row";

/**
 * One line of a chat export, without the line feed: `messages`, `tools`, `metadata`. The same input gives
 * the same bytes: members of the metadata are sorted by name at every depth, those of the row stand as built.
 */
export function chatLine(row: ChatRow, metadata: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ messages: row.messages, tools: row.tools, metadata: sorted(metadata) });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;

  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
