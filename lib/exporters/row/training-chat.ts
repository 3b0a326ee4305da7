import type { Trajectory } from "@/lib/domain/trajectory";
import type { ChatMessage, ChatRow } from "@/lib/exporters/chat/chat-row";
import { toChat } from "@/lib/exporters/chat/to-chat";

/**
 * The conversation as a trainer renders it: a thought has no line feeds at its ends, and the text behind a thought none
 * at its start, because Qwen3's chat template takes them away. So a row says what is trained on, to the character.
 */
export function trainingChat(trajectory: Trajectory): ChatRow {
  const { messages, tools } = toChat(trajectory);

  return { messages: messages.map(asRendered), tools };
}

function asRendered(message: ChatMessage): ChatMessage {
  if (message.role !== "assistant" || message.reasoning_content === undefined) return message;

  const { role, reasoning_content, content, tool_calls } = message;
  const thought = withoutLineFeeds(reasoning_content);

  // Members stand in the order in which every other message has them.
  return {
    role,
    content: withoutFirst(content),
    ...(thought === "" ? {} : { reasoning_content: thought }),
    ...(tool_calls === undefined ? {} : { tool_calls }),
  };
}

function withoutLineFeeds(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\n") end--;

  return withoutFirst(text.slice(0, end));
}

function withoutFirst(text: string): string {
  let start = 0;
  while (text[start] === "\n") start++;

  return text.slice(start);
}
