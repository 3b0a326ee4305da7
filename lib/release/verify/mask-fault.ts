import type { ChatMessage } from "@/lib/exporters/chat/chat-row";
import type { Preset } from "@/lib/exporters/descriptions";
import { HOLDS_MARK, holdsMarks, proveMask } from "@/lib/exporters/proof/prove-mask";
import { membersOf } from "@/lib/exporters/row/json-shape";
import { renderChat } from "@/lib/filter/tokens/render-chat";
import { chatMessages } from "./chat-messages";

/** Members of a row that make a conversation each, one behind the other. */
const CONVERSATIONS: Readonly<Record<Preset, readonly (readonly string[])[]>> = {
  // Nothing is rendered of these: they are as they were said.
  chat: [],
  sft: [["messages"]],
  rejection: [["messages"]],
  teacher: [["messages"]],
  kto: [["prompt", "completion"]],
  preference: [
    ["prompt", "chosen"],
    ["prompt", "rejected"],
  ],
  "step-rl": [["messages_prefix"]],
};

/**
 * Why the turns of the agent do not come back to the character from Qwen3's chat template, proved anew from the row as it
 * lies in the file; undefined when they do. A prefix is no whole conversation: of it, that nothing in it reads as the
 * head or the end of a turn.
 */
export function maskFault(preset: Preset, row: unknown): string | undefined {
  const members = membersOf(row) ?? {};
  const tools = Array.isArray(members["tools"]) ? members["tools"] : [];

  for (const names of CONVERSATIONS[preset]) {
    const parts = names.map((name) => chatMessages(members[name]));
    const messages: ChatMessage[] = [];
    for (const part of parts) {
      if (part === undefined) return "Its messages have a form that no chat template knows.";
      messages.push(...part);
    }
    const failure = preset === "step-rl" ? markOf(messages) : proveMask({ messages }, renderChat({ messages, tools }));
    if (failure !== undefined) return failure;
  }

  return undefined;
}

function markOf(messages: readonly ChatMessage[]): string | undefined {
  return holdsMarks(messages) ? HOLDS_MARK : undefined;
}
