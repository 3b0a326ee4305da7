import type { ChatMessage } from "@/lib/exporters/chat/chat-row";

/** What the model was asked, and all that follows from its first turn on. */
export function splitTurns(messages: readonly ChatMessage[]): {
  readonly prompt: readonly ChatMessage[];
  readonly completion: readonly ChatMessage[];
} {
  const first = messages.findIndex((message) => message.role === "assistant");
  const at = first === -1 ? messages.length : first;

  return { prompt: messages.slice(0, at), completion: messages.slice(at) };
}
