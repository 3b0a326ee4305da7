/** Who speaks in a step. "other" is an event of a kind Assay does not know: it is shown raw, never dropped. */
export const STEP_ROLES = ["agent", "user", "system", "tool", "other"] as const;
export type StepRole = (typeof STEP_ROLES)[number];

/** What a tool answered, as JSON or text. */
export interface ToolResult {
  readonly value: unknown;
  /**
   * The value on one line with its numbers (188.0) and the order of its members as the source wrote them, only where `value`
   * prints another way.
   */
  readonly json?: string;
  /**
   * Where the value is a list of the parts of a message (text, images), or holds one as `content` beside what an error said:
   * the model read the text of the parts, and no list.
   */
  readonly isParts?: true;
  readonly isError: boolean;
}

/** A call that the agent's own text says was made. Untrusted: the proxy log alone proves a dispatch. */
export interface ClaimedCall {
  /** The source's call id. Not unique: ids are reused inside one trajectory. */
  readonly id?: string;
  readonly name: string;
  /** Parsed arguments; undefined when the text was not a JSON object, then `argsText` holds it. */
  readonly args?: Readonly<Record<string, unknown>>;
  readonly argsText?: string;
  /** `args` on one line as `json` of an answer, only where `args` print another way. */
  readonly argsJson?: string;
  /** Absent when the source holds no result for this call. */
  readonly result?: ToolResult;
  /** "user" where simulated users call tools too (tau2-bench). */
  readonly requestor: "agent" | "user";
}

/** One entry of the proxy log (domain: `proxy_calls[]`), kept as recorded. */
export interface LoggedCall {
  /** Position in the flattened log: by timestamp, equal timestamps in file order. 0-based. */
  readonly order: number;
  /** The source's own bucket: 0-based index of the step that carried the entry. */
  readonly bucket: number;
  /** Position in the source's own order; set only where it differs from `order`. */
  readonly fileOrder?: number;
  /** "summary" is one logical call, "attempt" one HTTP try; undefined before 27 April 2026. */
  readonly recordKind?: string;
  readonly method?: string;
  readonly path: string;
  /** Milliseconds since the epoch, at the END of the call. */
  readonly timestampMs?: number;
  readonly durationMs?: number;
  /** null: every retry failed. undefined: the source does not say. */
  readonly status?: number | null;
  /** Query parameters of a GET or the JSON body of a POST. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly response?: unknown;
  /** True when the recorder cut the body: then `response` is absent and only its length and ids are known. */
  readonly isTruncated: boolean;
  readonly responseLength?: number;
  readonly resultProductIds?: readonly string[];
  readonly nonceStatus?: string;
  readonly attempt?: number;
  readonly errorClass?: string;
}

/** One turn of a trajectory. */
export interface Step {
  /** 0-based position in the trajectory. */
  readonly index: number;
  readonly role: StepRole;
  /** The source's own number, when it gives one. */
  readonly number?: number;
  readonly timestampMs?: number;
  /** The reasoning that the agent shows. */
  readonly thought?: string;
  /** Text said to the other party: the response, a user's message, a system prompt. */
  readonly text?: string;
  readonly claimed: readonly ClaimedCall[];
  /** Calls of the proxy log that belong to this step after re-bucketing (domain 1.6), in log order. */
  readonly logged: readonly LoggedCall[];
  /** The model's tagged text, kept only where it is not what the parsed fields rebuild. */
  readonly rawText?: string;
  /** The record itself when its shape is not known. */
  readonly raw?: unknown;
}
