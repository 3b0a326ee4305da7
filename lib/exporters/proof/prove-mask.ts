import type { ChatMessage, ChatRow } from "@/lib/exporters/chat/chat-row";
import { decodeSpans, holdsTurnMark } from "./decode-spans";
import { decodeTurn } from "./decode-turn";

export const HOLDS_MARK = "It holds text that Qwen3’s chat template reads as the head or the end of a turn.";
export const LOSES_THOUGHT =
  "Qwen3’s chat template leaves out a thought of the agent, because the user speaks again behind it.";
export const LACKS_USER =
  "Qwen3’s chat template leaves out the thoughts of the agent, because nobody asks it anything.";
export const DIFFERS = "A turn of the agent does not come back exactly from Qwen3’s chat template.";

/**
 * Why the turns of the agent, decoded from the rendered conversation, are not what the row says they are; undefined
 * when each is, to the character. A row that fails would train on text that nobody wrote, or leave text out.
 *
 * @param rendered - the row as Qwen3's chat template prints it
 */
export function proveMask({ messages }: Pick<ChatRow, "messages">, rendered: string): string | undefined {
  if (holdsMarks(messages)) return HOLDS_MARK;

  const turns = messages.filter((message) => message.role === "assistant");
  const spans = decodeSpans(rendered);
  if (spans.length !== turns.length) return DIFFERS;

  for (const [index, turn] of turns.entries()) {
    const { thought, content, calls } = decodeTurn(spans[index] ?? "");
    const said = turn.reasoning_content ?? "";
    if (said !== "" && thought === "") return messages.some(isOfUser) ? LOSES_THOUGHT : LACKS_USER;
    if (thought !== said || content !== turn.content || !sameCalls(calls, turn)) return DIFFERS;
  }

  return undefined;
}

function isOfUser({ role }: ChatMessage): boolean {
  return role === "user";
}

/** Whether somebody said what Qwen3's chat template would read as the head or the end of a turn. */
export function holdsMarks(messages: readonly ChatMessage[]): boolean {
  return messages.some((message) => textsOf(message).some(holdsTurnMark));
}

type AgentMessage = Extract<ChatMessage, { role: "assistant" }>;

function sameCalls(decoded: readonly string[], { tool_calls = [] }: AgentMessage): boolean {
  return (
    decoded.length === tool_calls.length &&
    tool_calls.every(
      ({ function: made }, index) => decoded[index] === `{"name": "${made.name}", "arguments": ${made.arguments}}`,
    )
  );
}

function textsOf(message: ChatMessage): readonly string[] {
  if (message.role !== "assistant") return [message.content];

  const calls = (message.tool_calls ?? []).flatMap(({ function: made }) => [made.name, made.arguments]);
  return [message.content, message.reasoning_content ?? "", ...calls];
}
