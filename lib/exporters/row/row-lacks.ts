import type { ChatRow } from "@/lib/exporters/chat/chat-row";
import type { Figures } from "@/lib/exporters/exporter";

/**
 * Counts a masked row under what it does not hold and a trainer expects: a system message, and tools where it trains on
 * calls. A row that lacks nothing has no figure.
 */
export function rowLacks({
  messages,
  tools,
  loss_mask: mask,
}: ChatRow & { readonly loss_mask: readonly (0 | 1)[] }): Figures {
  const hasSystem = messages.some(({ role }) => role === "system");
  const trainsCalls = messages.some(
    (message, at) => mask[at] === 1 && message.role === "assistant" && (message.tool_calls?.length ?? 0) > 0,
  );

  return {
    ...(hasSystem ? {} : { rowsWithoutSystem: 1 }),
    ...(trainsCalls && tools.length === 0 ? { callRowsWithoutTools: 1 } : {}),
  };
}
