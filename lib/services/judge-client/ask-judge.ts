import { addUsage, type TokenUsage } from "@/lib/domain/judge-endpoint";
import type { Gate } from "@/lib/domain/judgement";
import { type ParsedReply, parseReply } from "@/lib/judge/parse-reply";
import type { OpenEndpoint } from "@/lib/services/judge-endpoints/open-endpoint";
import type { ClientTools } from "./client-tools";
import { retryWaitMs } from "./retry-wait";
import { type ChatAnswer, sendChat } from "./send-chat";
import type { TokenBucket } from "./token-bucket";

/** Tries of one trajectory, whatever goes wrong. */
export const MOST_TRIES = 5;
/** Of those, replies that cannot be read: at temperature 0 more of them say the same again. */
export const MOST_UNREADABLE = 3;
/** What the judge's protocol allows a reply: thinking counts too. */
export const MOST_REPLY_TOKENS = 3_072;

export interface JudgePrompt {
  readonly system: string;
  readonly user: string;
}

interface Spent {
  readonly tries: number;
  /** Of all tries together. */
  readonly usage: TokenUsage;
}

export type JudgeAnswer =
  | ({ readonly kind: "scored"; readonly score: number; readonly gate?: Gate; readonly explanation: string } & Spent)
  /**
   * An infrastructure fault, never a zero. `isSilent`: no try brought a reply of a chat, whatever else it brought.
   * `isOfText`: one brought what may be an error of this text only.
   */
  | ({
      readonly kind: "failed";
      readonly reason: string;
      readonly isSilent: boolean;
      readonly isOfText: boolean;
    } & Spent)
  | Extract<ChatAnswer, { kind: "refused" }>;

export interface JudgeAsk {
  readonly endpoint: OpenEndpoint;
  readonly bucket: TokenBucket;
  readonly tools: ClientTools;
  readonly signal: AbortSignal;
}

/**
 * Asks a judge about one trajectory until there is an answer that can be read, within bounds.
 *
 * @throws the signal's reason when it is aborted
 */
export async function askJudge(prompt: JudgePrompt, ask: JudgeAsk): Promise<JudgeAnswer> {
  const { endpoint, bucket, tools, signal } = ask;
  let usage: TokenUsage = { promptTokens: undefined, completionTokens: undefined };
  let unreadable = 0;
  let isSilent = true;
  let isOfText = false;

  for (let tries = 1; ; tries += 1) {
    await bucket.take(signal);
    const answer = await sendChat(endpoint, { ...prompt, mostTokens: MOST_REPLY_TOKENS }, signal);
    if (answer.kind === "refused") return answer;

    if (answer.kind !== "busy") usage = addUsage(usage, answer.usage);
    const read = answer.kind === "reply" ? readReply(answer) : answer;
    if (read.kind === "scored") return { ...read, tries, usage };

    if (answer.kind === "reply") isSilent = false;
    if (answer.kind === "unreadable") isOfText ||= answer.isOfText;
    if (answer.kind !== "busy") unreadable += 1;
    if (tries === MOST_TRIES || unreadable === MOST_UNREADABLE) {
      const reason = `${tries} tries; the last: ${read.reason}`;
      return { kind: "failed", reason, isSilent, isOfText, tries, usage };
    }

    const askedMs = answer.kind === "busy" ? answer.askedMs : undefined;
    // The limit that an endpoint reports is everybody's, not this trajectory's alone.
    if (askedMs !== undefined) bucket.pause(askedMs);
    await tools.sleep(retryWaitMs(tries, askedMs, tools.random()), signal);
  }
}

type Read = Extract<ParsedReply, { kind: "scored" }> | { readonly kind: "unparseable"; readonly reason: string };

/** A reply that ran into the limit may still hold the judgement; when it does not, the limit is the reason. */
function readReply({ text, isCut }: { readonly text: string; readonly isCut: boolean }): Read {
  const read = parseReply(text);
  if (read.kind === "scored" || !isCut) return read;

  return { kind: "unparseable", reason: `The reply was cut after ${MOST_REPLY_TOKENS.toLocaleString("en")} tokens.` };
}
