import { callText } from "@/lib/domain/call-text";
import type { Span } from "@/lib/domain/label";
import type { Trajectory } from "@/lib/domain/trajectory";
import { isEveryday } from "./everyday-words";
import { spanOf } from "./span-of";
import type { ToolAnswer } from "./tool-answers";
import { wordsOf, wordTexts } from "./words";

/** Shorter words are shared by chance. */
const FEWEST_LETTERS = 4;
const MOST_WORDS = 100_000;

/**
 * A word that a thought shares with an answer and that is neither an everyday one nor the task's or the agent's own
 * search word: a brand out of a title, part of a description that was read. Whether it stands earlier is not asked,
 * since it only keeps a check from saying that nothing was read.
 */
export function sharedWord(
  { steps, problem }: Pick<Trajectory, "steps" | "problem">,
  answers: readonly ToolAnswer[],
): Span | undefined {
  const own = new Set([problem.query, ...steps.flatMap((step) => step.claimed.map(callText))].flatMap(wordTexts));
  const said = new Map<string, Span>();
  for (const step of steps) {
    if (step.role !== "agent" || step.thought === undefined) continue;

    for (const { text, start, end } of wordsOf(step.thought)) {
      if (text.length < FEWEST_LETTERS || own.has(text) || isEveryday(text) || said.has(text)) continue;
      if (said.size === MOST_WORDS) break;
      said.set(text, spanOf({ step: step.index, field: "thought" }, step.thought, { start, end }));
    }
  }
  return said.size === 0 ? undefined : firstIn(said, answers);
}

function firstIn(said: ReadonlyMap<string, Span>, answers: readonly ToolAnswer[]): Span | undefined {
  for (const { value } of answers) {
    for (const text of textsOf(value, 0)) {
      const found = wordTexts(text).find((word) => said.has(word));
      if (found !== undefined) return said.get(found);
    }
  }
  return undefined;
}

const MOST_DEEP = 24;

function* textsOf(value: unknown, depth: number): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null && depth < MOST_DEEP)
    for (const member of Object.values(value)) yield* textsOf(member, depth + 1);
}
