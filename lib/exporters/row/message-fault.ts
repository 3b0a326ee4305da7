import { membersOf } from "./json-shape";

/**
 * What is wrong with a list of messages, in one sentence that names the place. Where `orphans` may be named, an answer may
 * have the id of a call that is not there.
 */
export function messagesFault(
  name: string,
  value: unknown,
  { orphans }: { readonly orphans: "named" | "plain" } = { orphans: "plain" },
): string | undefined {
  if (!Array.isArray(value)) return `The row’s ${name} is no list.`;
  if (value.length === 0) return `The row’s ${name} is empty.`;

  const asked = new Set<string>();
  for (const [index, message] of value.entries()) {
    const fault = messageFault(message, asked, orphans);
    if (fault !== undefined) return `Message ${index + 1} of ${name} ${fault}`;
  }

  return undefined;
}

/** What is wrong with the declarations of tools. */
export function toolsFault(value: unknown): string | undefined {
  if (!Array.isArray(value)) return "The row’s tools are no list.";

  return value.every((tool) => membersOf(tool) !== undefined) ? undefined : "A tool of the row is no JSON object.";
}

/** The messages before the first turn of the agent: what the model is asked. */
export function isPrompt(messages: unknown): boolean {
  return Array.isArray(messages) && messages.every((message) => membersOf(message)?.["role"] !== "assistant");
}

function messageFault(message: unknown, asked: Set<string>, orphans: "named" | "plain"): string | undefined {
  const { role, content, tool_calls: calls, tool_call_id: answers } = membersOf(message) ?? {};
  if (typeof content !== "string") return "has no text as its content.";

  switch (role) {
    case "system":
    case "user":
      return calls === undefined ? undefined : "has calls, though it is not the agent’s.";
    case "assistant":
      return callsFault(calls, asked);
    case "tool":
      if (answers === undefined) return undefined;
      return typeof answers === "string" && (orphans === "named" || asked.has(answers))
        ? undefined
        : "answers a call that nobody made.";
    default:
      return `has the role “${String(role)}”, which no chat template knows.`;
  }
}

function callsFault(calls: unknown, asked: Set<string>): string | undefined {
  if (calls === undefined) return undefined;
  if (!Array.isArray(calls) || calls.length === 0) return "has calls that are no list.";

  for (const call of calls) {
    const { id, function: made } = membersOf(call) ?? {};
    const { name, arguments: args } = membersOf(made) ?? {};
    if (typeof id !== "string" || asked.has(id)) return "has a call without an id of its own.";
    if (typeof name !== "string" || typeof args !== "string") return "has a call without a name or arguments.";
    asked.add(id);
  }

  return undefined;
}
