import { firstFault, memberFault, membersOf } from "@/lib/exporters/row/json-shape";
import { messagesFault } from "@/lib/exporters/row/message-fault";

/** What is wrong with a row of chat messages, in one sentence. */
export function chatFault(row: unknown): string | undefined {
  const { messages, tools } = membersOf(row) ?? {};

  return firstFault(
    () => memberFault(row, ["messages", "tools", "metadata"]),
    () => messagesFault("messages", messages, { orphans: "named" }),
    // Declarations are those of the source, whatever they are.
    () => (Array.isArray(tools) ? undefined : "The row’s tools are no list."),
  );
}
