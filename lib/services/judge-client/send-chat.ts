import * as z from "zod";
import type { TokenUsage } from "@/lib/domain/judge-endpoint";
import type { OpenEndpoint } from "@/lib/services/judge-endpoints/open-endpoint";
import { connectionWords } from "./connection-words";
import { readBounded } from "./read-bounded";
import { retryAfterMs } from "./retry-wait";

/** A judgement takes a few hundred bytes; a reply with its thinking some ten thousand. */
const MOST_REPLY_BYTES = 1024 * 1024;

export interface ChatRequest {
  readonly system?: string;
  readonly user: string;
  readonly mostTokens: number;
}

export type ChatAnswer =
  | { readonly kind: "reply"; readonly text: string; readonly isCut: boolean; readonly usage: TokenUsage }
  /** Nothing came, or the endpoint asks to come again: another try may help. */
  | { readonly kind: "busy"; readonly reason: string; readonly askedMs?: number }
  /** An answer that is no reply of a chat. `isOfText`: perhaps for this one text only, as some tell errors under status 200. */
  | { readonly kind: "unreadable"; readonly reason: string; readonly isOfText: boolean; readonly usage: TokenUsage }
  /** It would be refused again: the sentence says what to change. `isOfText`: perhaps for this one text only. */
  | { readonly kind: "refused"; readonly sentence: string; readonly isOfText: boolean };

const BUSY: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 529]);
const OF_TEXT: ReadonlySet<number> = new Set([400, 413, 422]);
const NO_USAGE: TokenUsage = { promptTokens: undefined, completionTokens: undefined };

/**
 * Sends one request to a chat endpoint that speaks the OpenAI protocol. What the endpoint says in a refusal is not
 * passed on: some repeat the key in it. Redirections are not followed, since they would carry the key along.
 *
 * @throws the signal's reason when it is aborted
 */
export async function sendChat(endpoint: OpenEndpoint, request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer> {
  const timeout = AbortSignal.timeout(endpoint.timeoutMs);

  try {
    const response = await fetch(`${endpoint.baseUrl}/chat/completions`, {
      method: "POST",
      headers: headersOf(endpoint),
      body: bodyOf(endpoint, request),
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.any([signal, timeout]),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return refusalOf(response);
    }

    return replyOf(await readBounded(response, MOST_REPLY_BYTES));
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted)
      return { kind: "busy", reason: `The endpoint did not answer within ${endpoint.timeoutMs / 1000} s.` };
    // What fetch throws when the connection fails, before or in the middle of the answer.
    if (error instanceof TypeError) return { kind: "busy", reason: connectionWords(error) };

    throw error;
  }
}

function headersOf({ authorize }: OpenEndpoint): Record<string, string> {
  const key = authorize();

  return {
    "content-type": "application/json",
    accept: "application/json",
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
}

function bodyOf({ model }: OpenEndpoint, { system, user, mostTokens }: ChatRequest): string {
  const messages = [
    ...(system === undefined ? [] : [{ role: "system", content: system }]),
    { role: "user", content: user },
  ];

  return JSON.stringify({ model, messages, temperature: 0, max_tokens: mostTokens, stream: false });
}

const WHY_REFUSED: Readonly<Record<number, string>> = {
  400: "It does not accept the request: the name of the model, or the length of the text.",
  401: "It does not accept the key. Enter another one in the settings.",
  403: "The key may not use this model.",
  404: "There is no such address or model. Check both in the settings.",
  413: "The text is too long for it.",
};

function refusalOf(response: Response): ChatAnswer {
  const { status, headers } = response;
  if (BUSY.has(status)) {
    const askedMs = retryAfterMs(headers.get("retry-after"), Date.now());
    return { kind: "busy", reason: `The endpoint answered ${status}.`, ...(askedMs === undefined ? {} : { askedMs }) };
  }
  const why =
    status >= 300 && status < 400
      ? "It leads elsewhere, which is not followed. Enter the address that it leads to."
      : (WHY_REFUSED[status] ?? "Look into its own log.");

  return { kind: "refused", sentence: `The endpoint answered ${status}. ${why}`, isOfText: OF_TEXT.has(status) };
}

const Count = z.int().min(0).max(100_000_000).optional().catch(undefined);
const Part = z.looseObject({ text: z.string().optional().catch(undefined) });
const Chat = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.union([z.string(), z.array(Part)]).nullish() }),
        finish_reason: z.string().nullish().catch(null),
      }),
    )
    .min(1),
});
const Usage = z
  .object({ usage: z.object({ prompt_tokens: Count, completion_tokens: Count }).optional().catch(undefined) })
  .catch({});

function replyOf(text: string | undefined): ChatAnswer {
  if (text === undefined) {
    const limit = MOST_REPLY_BYTES / 1024;
    return {
      kind: "unreadable",
      reason: `The answer is larger than ${limit.toLocaleString("en")} KB.`,
      isOfText: true,
      usage: NO_USAGE,
    };
  }
  const body = parsed(text);
  const { usage: counts } = Usage.parse(body);
  const usage = { promptTokens: counts?.prompt_tokens, completionTokens: counts?.completion_tokens };
  const chat = Chat.safeParse(body);
  const [choice] = chat.success ? chat.data.choices : [];
  if (choice === undefined) {
    // What is no JSON, such as a web page, comes from something else, whatever it was sent.
    const isOfText = body !== undefined;
    return { kind: "unreadable", reason: "The answer is not that of a chat endpoint.", isOfText, usage };
  }

  return { kind: "reply", text: textOf(choice.message.content), isCut: choice.finish_reason === "length", usage };
}

function textOf(content: string | readonly z.infer<typeof Part>[] | null | undefined): string {
  return typeof content === "string" ? content : (content ?? []).map((part) => part.text ?? "").join("");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller is told that it is no answer of a chat endpoint.
    return undefined;
  }
}
