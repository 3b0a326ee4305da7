import type { ChatMessage, ChatRow, ChatToolCall } from "@/lib/exporters/chat/chat-row";
import { spacedJson } from "@/lib/exporters/chat/spaced-json";

const TOOLS_HEAD =
  "# Tools\n\nYou may call one or more functions to assist with the user query.\n\n" +
  "You are provided with function signatures within <tools></tools> XML tags:\n<tools>";
const TOOLS_TAIL =
  "\n</tools>\n\nFor each function call, return a json object with function name and arguments within " +
  '<tool_call></tool_call> XML tags:\n<tool_call>\n{"name": <function-name>, "arguments": <args-json-object>}\n</tool_call>';

/**
 * The conversation as one text, as Qwen3's chat template prints it for training (no generation prompt). The
 * template's own text is a fixed format and stands here word for word; a test compares it with the template.
 */
export function renderChat({ messages, tools }: ChatRow): string {
  const lastQuery = lastQueryIndex(messages);
  let text = head(messages[0], tools);

  for (const [index, message] of messages.entries()) {
    switch (message.role) {
      case "system":
        if (index > 0) text += turn("system", message.content);
        break;
      case "user":
        text += turn("user", message.content);
        break;
      case "assistant":
        text += turn("assistant", assistant(message, index > lastQuery, index === messages.length - 1));
        break;
      case "tool":
        // Answers of one turn share one user turn.
        if (messages[index - 1]?.role !== "tool") text += "<|im_start|>user";
        text += `\n<tool_response>\n${message.content}\n</tool_response>`;
        if (messages[index + 1]?.role !== "tool") text += "<|im_end|>\n";
        break;
    }
  }
  return text;
}

function turn(role: string, content: string): string {
  return `<|im_start|>${role}\n${content}<|im_end|>\n`;
}

function head(first: ChatMessage | undefined, tools: readonly unknown[]): string {
  const system = first?.role === "system" ? first.content : undefined;
  if (tools.length === 0) return system === undefined ? "" : turn("system", system);

  return turn(
    "system",
    `${system === undefined ? "" : `${system}\n\n`}${TOOLS_HEAD}${declarations(tools)}${TOOLS_TAIL}`,
  );
}

// The harness's own list is one object for every trajectory: printing it each time took a tenth of the filter's time.
const printed = new WeakMap<readonly unknown[], string>();

function declarations(tools: readonly unknown[]): string {
  const known = printed.get(tools);
  if (known !== undefined) return known;

  const text = tools.map((tool) => `\n${spacedJson(tool)}`).join("");
  printed.set(tools, text);
  return text;
}

/** Thoughts are printed only behind the last thing the user said; a tool answer written as a user turn is none. */
function lastQueryIndex(messages: readonly ChatMessage[]): number {
  const isAnswer = (text: string) => text.startsWith("<tool_response>") && text.endsWith("</tool_response>");
  const index = messages.findLastIndex((message) => message.role === "user" && !isAnswer(message.content));

  return index === -1 ? messages.length - 1 : index;
}

type AssistantMessage = Extract<ChatMessage, { role: "assistant" }>;

function assistant(message: AssistantMessage, isAfterQuery: boolean, isLast: boolean): string {
  const { thought, content } = splitThought(message);
  const hasThought = isAfterQuery && (isLast || thought !== "");
  const said = hasThought ? `<think>\n${trimNewlines(thought)}\n</think>\n\n${trimStartNewlines(content)}` : content;

  return said + (message.tool_calls ?? []).map((call, index) => toolCall(call, index > 0 || content !== "")).join("");
}

function splitThought({ content, reasoning_content }: AssistantMessage): {
  readonly thought: string;
  readonly content: string;
} {
  if (reasoning_content !== undefined) return { thought: reasoning_content, content };
  if (!content.includes("</think>")) return { thought: "", content };

  const before = trimEndNewlines(content.slice(0, content.indexOf("</think>")));
  const after = content.slice(content.lastIndexOf("</think>") + "</think>".length);
  const opened = before.lastIndexOf("<think>");
  return {
    thought: trimStartNewlines(opened === -1 ? before : before.slice(opened + "<think>".length)),
    content: trimStartNewlines(after),
  };
}

function toolCall({ function: made }: ChatToolCall, hasTextBefore: boolean): string {
  const gap = hasTextBefore ? "\n" : "";
  return `${gap}<tool_call>\n{"name": "${made.name}", "arguments": ${made.arguments}}\n</tool_call>`;
}

function trimNewlines(text: string): string {
  return trimStartNewlines(trimEndNewlines(text));
}

function trimStartNewlines(text: string): string {
  let start = 0;
  while (text[start] === "\n") start++;
  return text.slice(start);
}

function trimEndNewlines(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\n") end--;
  return text.slice(0, end);
}
