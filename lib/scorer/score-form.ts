import { isList, isObject, type JsonObject, objectOf, textOf } from "@/lib/importers/json-value";
import type { ScoredCall } from "./recommended-ids";

/** A step as the scorer of forms reads it. */
export interface ScoredStep {
  /** The tagged text; absent where it says the same as the parts. */
  readonly content?: string;
  readonly thought?: string;
  /** What stands where the list of calls is expected. */
  readonly calls?: unknown;
  readonly response?: string;
  readonly timestampMs?: number;
}

/** The steps of a dialogue in a source's own shape (domain 1.3). */
export function readScoredSteps(dialogue: readonly unknown[]): readonly ScoredStep[] {
  return dialogue.map((step) => {
    const completion = objectOf(objectOf(step)["completion"]);
    const message = objectOf(completion["message"]);
    const content = textOf(completion["content"]);
    const thought = textOf(message["think"]);
    const response = textOf(message["response"]);
    const timestamp = objectOf(objectOf(step)["extra_info"])["timestamp"];

    return {
      ...(content === undefined ? {} : { content }),
      ...(thought === undefined ? {} : { thought }),
      ...("tool_call" in message ? { calls: message["tool_call"] } : {}),
      ...(response === undefined ? {} : { response }),
      ...(typeof timestamp === "number" ? { timestampMs: timestamp } : {}),
    };
  });
}

/** The calls of a step that can be read. */
export function callsOf(step: ScoredStep): readonly ScoredCall[] {
  const listed = isList(step.calls) ? step.calls : [step.calls];

  return listed.filter(isCall).map((call) => ({ name: call.name, args: call.parameters }));
}

/** Share of steps with one thought and something done or said; a step without a time counts half. 0 to 1. */
export function formatScore(steps: readonly ScoredStep[]): number {
  if (steps.length === 0) return 0;

  return steps.reduce((sum, step) => sum + (isWellFormed(step) ? pointsOf(step) : 0), 0) / steps.length;
}

/** Shorter dialogues score higher, if they end properly: 1 divided by the number of steps, else 0. */
export function lengthScore(steps: readonly ScoredStep[]): number {
  const last = steps.at(-1);
  const ends = last !== undefined && callsOf(last).some(({ name }) => name === "terminate");

  return ends ? 1 / steps.length : 0;
}

function pointsOf({ timestampMs }: ScoredStep): number {
  return timestampMs !== undefined && timestampMs > 0 ? 1 : 0.5;
}

type Call = JsonObject & { readonly name: string; readonly parameters: JsonObject };

function isCall(value: unknown): value is Call {
  return isObject(value) && typeof value["name"] === "string" && isObject(value["parameters"]);
}

function isWellFormed({ content, thought, calls, response }: ScoredStep): boolean {
  if (content !== undefined && content !== "") return isTagged(content);
  const isCalling = isList(calls) && calls.length > 0;
  if (isCalling && !calls.every(isCall)) return false;

  return thought !== undefined && thought !== "" && (isCalling || response !== undefined);
}

/** Blocks one after another, none inside another: one thought, and calls or a response. */
function isTagged(text: string): boolean {
  const tags = [...text.matchAll(/<(\/?)(think|tool_call|response)>/g)];
  const opened = tags.filter((_tag, index) => index % 2 === 0);
  const arePaired =
    tags.length % 2 === 0 &&
    opened.every((tag, index) => tag[1] === "" && tags[index * 2 + 1]?.[0] === `</${String(tag[2])}>`);
  if (!arePaired) return false;

  const names = opened.map((tag) => tag[2]);
  const isDoing = names.includes("tool_call") || names.includes("response");
  const blocks = [...text.matchAll(/<tool_call>([\s\S]*?)<\/tool_call>/g)].map((block) => block[1] ?? "");

  return names.filter((name) => name === "think").length === 1 && isDoing && blocks.every(isCallList);
}

function isCallList(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isList(value) && value.every(isCall);
  } catch {
    return false;
  }
}
