import { type Gate, gateOfScore } from "@/lib/domain/judgement";
import { isObject } from "@/lib/importers/json-value";
import { readObjectAt } from "./read-object-at";

/** A judge's reply. "unparseable" is an infrastructure fault: another try, never a zero. */
export type ParsedReply =
  | { readonly kind: "scored"; readonly score: number; readonly gate?: Gate; readonly explanation: string }
  | { readonly kind: "unparseable"; readonly reason: string };

const KEY = "reasoning_quality";
/** Twenty times what a judge may write (3,072 tokens); more is no reply. */
const MOST_CHARS = 256 * 1024;
/** Places tried for the start of an object, from the end; what is further away is no answer. */
const MOST_KEYS = 8;
const MOST_BRACES = 24;

/**
 * Reads the score out of a judge's reply (domain 3.4): the object that the reply begins with, else the last one that
 * holds reasoning_quality, wherever it stands in the text; control characters in strings are tolerated, a cut explanation is closed. The value is clamped
 * to 0–1, numeric text is read, values between the bins stay as they are and have no gate.
 *
 * It reads more than upstream where that loses an answer: braces inside the explanation before trailing words (J13),
 * and a cut object after a draft in the thoughts. It reads less where upstream would invent one: true, infinity, a
 * number that is cut itself, and a draft in thoughts that never end.
 */
export function parseReply(reply: string): ParsedReply {
  if (reply.trim() === "") return unparseable("The reply is empty.");
  if (reply.length > MOST_CHARS) return unparseable("The reply is far longer than a judge may write.");

  const answer = answerOf(reply.trim());
  if (answer === undefined) return unparseable("The reply ends inside its thoughts.");
  const found = leadingAnswer(answer) ?? lastAnswer(answer);
  if (!found) return unparseable(`The reply holds no readable JSON object with ${KEY}.`);

  const score = scoreOf(found[KEY]);
  if (score === undefined) return unparseable(`The value of ${KEY} is no number.`);

  const gate = gateOfScore(score);
  return { kind: "scored", score, ...(gate === undefined ? {} : { gate }), explanation: said(found["explanation"]) };
}

function unparseable(reason: string): ParsedReply {
  return { kind: "unparseable", reason };
}

/** The text after the thoughts, whether or not their beginning was cut off; undefined when those never end. */
function answerOf(reply: string): string | undefined {
  const end = reply.startsWith("{") ? -1 : reply.indexOf("</think>");
  if (end !== -1) return reply.slice(end);

  return reply.startsWith("<think>") ? undefined : reply;
}

/** A reply that begins with the object has answered: what it quotes after that is the agent's text, not the judge's. */
function leadingAnswer(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = text.startsWith("{") ? readObjectAt(text, 0) : undefined;

  return isObject(value) && Object.hasOwn(value, KEY) ? value : undefined;
}

/** The last object with the key. A key inside a quoted text is written \" and never matches. */
function lastAnswer(text: string): Readonly<Record<string, unknown>> | undefined {
  let key = text.lastIndexOf(`"${KEY}"`);

  for (let tried = 0; key !== -1 && tried < MOST_KEYS; tried++) {
    const found = objectAround(text, key);
    if (found) return found;
    key = key === 0 ? -1 : text.lastIndexOf(`"${KEY}"`, key - 1);
  }
  return undefined;
}

function objectAround(text: string, key: number): Readonly<Record<string, unknown>> | undefined {
  let brace = text.lastIndexOf("{", key);

  for (let tried = 0; brace !== -1 && tried < MOST_BRACES; tried++) {
    const value = readObjectAt(text, brace);
    if (isObject(value) && Object.hasOwn(value, KEY)) return value;
    brace = brace === 0 ? -1 : text.lastIndexOf("{", brace - 1);
  }
  return undefined;
}

const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function scoreOf(value: unknown): number | undefined {
  const number = typeof value === "string" && NUMERIC.test(value.trim()) ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return undefined;

  // Adding zero turns -0 into 0.
  return Math.min(1, Math.max(0, number)) + 0;
}

function said(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
