import type { ChatRow } from "@/lib/exporters/chat/chat-row";
import { proveMask } from "@/lib/exporters/proof/prove-mask";
import { renderChat } from "@/lib/filter/tokens/render-chat";
import type { CountTokens } from "@/lib/filter/tokens/token-counter";

export type ChatCheck =
  | { readonly kind: "fit"; readonly tokens: number }
  | { readonly kind: "unfit"; readonly reason: string };

/** Counts a conversation as Qwen3's chat template prints it, and proves that its turns come back from there. */
export function checkChat(
  row: ChatRow,
  { countTokens, maxTokens }: { readonly countTokens: CountTokens; readonly maxTokens: number },
): ChatCheck {
  const rendered = renderChat(row);
  const failure = proveMask(row, rendered);
  if (failure !== undefined) return { kind: "unfit", reason: failure };

  const tokens = countTokens(rendered);
  return tokens > maxTokens ? { kind: "unfit", reason: tooLong(maxTokens) } : { kind: "fit", tokens };
}

/** Why a row that is longer than asked for is left out. */
export function tooLong(maxTokens: number): string {
  return `It is longer than ${maxTokens.toLocaleString("en")} tokens.`;
}
