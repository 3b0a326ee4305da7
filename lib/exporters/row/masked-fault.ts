import { firstFault, memberFault, membersOf } from "./json-shape";
import { messagesFault, toolsFault } from "./message-fault";

/** Members of a row with a loss mask, in their order. */
export const MASKED_MEMBERS = ["messages", "tools", "loss_mask", "metadata"] as const;

/** What is wrong with a row of messages with a loss mask, in one sentence. */
export function maskedFault(row: unknown): string | undefined {
  const { messages, tools, loss_mask: mask, metadata } = membersOf(row) ?? {};

  return firstFault(
    () => memberFault(row, MASKED_MEMBERS),
    () => messagesFault("messages", messages),
    () => toolsFault(tools),
    () => maskFault(messages, mask),
    () => tokensFault(metadata),
  );
}

function maskFault(messages: unknown, mask: unknown): string | undefined {
  if (!Array.isArray(messages) || !Array.isArray(mask) || mask.length !== messages.length)
    return "The loss mask does not have one digit for each message.";
  if (!mask.every((digit) => digit === 0 || digit === 1)) return "The loss mask holds something else than 0 and 1.";

  const others = mask.findIndex((digit, index) => digit === 1 && membersOf(messages[index])?.["role"] !== "assistant");
  if (others !== -1) return `The loss mask trains on message ${others + 1}, which is not the agent’s.`;

  return mask.includes(1) ? undefined : "The loss mask trains on nothing.";
}

function tokensFault(metadata: unknown): string | undefined {
  const tokens = membersOf(metadata)?.["tokens"];

  return typeof tokens === "number" && Number.isInteger(tokens) && tokens > 0
    ? undefined
    : "The row’s metadata does not say how many tokens it has.";
}
