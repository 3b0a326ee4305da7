import { firstFault, memberFault, membersOf, textFault } from "@/lib/exporters/row/json-shape";
import { isPrompt, messagesFault, toolsFault } from "@/lib/exporters/row/message-fault";

/** What is wrong with an unpaired preference, in one sentence. */
export function ktoFault(row: unknown): string | undefined {
  const { prompt, completion, tools, label, metadata } = membersOf(row) ?? {};

  return firstFault(
    () => memberFault(row, ["prompt", "completion", "tools", "label", "metadata"]),
    () => messagesFault("prompt", prompt),
    () => messagesFault("completion", completion),
    () => (isPrompt(prompt) ? undefined : "The row’s prompt holds a turn of the agent."),
    () => (isFirstTurn(completion) ? undefined : "The row’s completion does not begin with a turn of the agent."),
    () => toolsFault(tools),
    () => (typeof label === "boolean" ? undefined : "The row’s label is neither true nor false."),
    () => textFault("label rule", membersOf(metadata)?.["label_rule"]),
  );
}

function isFirstTurn(completion: unknown): boolean {
  return Array.isArray(completion) && membersOf(completion[0])?.["role"] === "assistant";
}
