export interface ChatToolCall {
  readonly id: string;
  readonly type: "function";
  /** `arguments` is JSON text, or the source's own text where that was no JSON object. */
  readonly function: { readonly name: string; readonly arguments: string };
}

export type ChatMessage =
  | { readonly role: "system" | "user"; readonly content: string }
  | {
      readonly role: "assistant";
      readonly content: string;
      readonly reasoning_content?: string;
      readonly tool_calls?: readonly ChatToolCall[];
    }
  | {
      readonly role: "tool";
      /** Absent for an answer that no call asked for. */
      readonly tool_call_id?: string;
      readonly name?: string;
      readonly content: string;
    };

/** A trajectory as one line of chat training data. `tools` holds JSON values as they are printed, or `SpeltJson`. */
export interface ChatRow {
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly unknown[];
}
