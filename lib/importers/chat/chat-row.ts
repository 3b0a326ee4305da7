import { isList, isObject, type JsonObject, objectOf } from "@/lib/importers/json-value";
import { roleOf } from "@/lib/importers/messages/read-message";
import { parseSpelt } from "@/lib/importers/parse-spelt";
import { spellTools } from "@/lib/importers/spell-tools";
import { whyNoList } from "@/lib/importers/why-no-list";

/** A chat row with its messages found. */
export interface ChatRow {
  readonly messages: readonly unknown[];
  /** The row's other members, those of `metadata` among them. */
  readonly fields: JsonObject;
  readonly tools?: readonly unknown[];
  /** Set where they are JSON text that a plain value prints another way. */
  readonly toolsJson?: readonly string[];
}

/** Why a value is not a chat row; undefined when it is one. */
export function whyNotChat(value: unknown): string | undefined {
  const messages = messagesOf(value);
  if (messages === undefined) {
    return isList(value)
      ? "a list whose items are no messages"
      : whyNoList(objectOf(value), MESSAGE_KEYS, "an object without messages or conversations");
  }

  return messages.some(isMessage) ? undefined : "its messages have no known role";
}

/** Finds the parts of a row; call only for a value that `whyNotChat` accepts. */
export function chatRowOf(value: unknown): ChatRow {
  const row = objectOf(value);
  const {
    metadata,
    messages: _messages,
    conversations: _conversations,
    conversation: _conversation,
    tools,
    ...own
  } = row;

  return {
    messages: messagesOf(value) ?? [],
    fields: { ...objectOf(metadata), ...own },
    ...toolsOf(tools ?? row["functions"]),
  };
}

const MESSAGE_KEYS = ["messages", "conversations", "conversation"] as const;

function messagesOf(value: unknown): readonly unknown[] | undefined {
  if (isList(value)) return value.length > 0 && value.every(isMessage) ? value : undefined;
  if (!isObject(value)) return undefined;

  return MESSAGE_KEYS.map((key) => value[key])
    .filter(isList)
    .find((candidate) => candidate.length > 0);
}

function isMessage(value: unknown): boolean {
  return isObject(value) && roleOf(value["role"] ?? value["from"]) !== "other";
}

/** Some data sets keep the tool declarations as JSON text. */
function toolsOf(value: unknown): Pick<ChatRow, "tools" | "toolsJson"> {
  if (isList(value)) return { tools: value };
  if (typeof value !== "string") return {};

  try {
    const { value: tools, spelling } = parseSpelt(value);
    if (!isList(tools)) return {};

    const toolsJson = spelling && spellTools(tools, spelling);
    return { tools, ...(toolsJson === undefined ? {} : { toolsJson }) };
  } catch {
    return {};
  }
}
