import { callText } from "@/lib/domain/call-text";
import type { Span } from "@/lib/domain/label";
import type { Trajectory } from "@/lib/domain/trajectory";
import { isEveryday } from "./everyday-words";
import { spanOf } from "./span-of";
import type { ToolAnswer } from "./tool-answers";
import { wordsOf, wordTexts } from "./words";

const RUN = 3;
const MOST_RUNS = 100_000;

/**
 * Three words in a row that a thought shares with an answer and that are not the task's or the agent's own search
 * words: part of a title or a description that was read. Whether it stands earlier is not asked, since it only keeps a
 * check from saying that nothing was read.
 */
export function sharedPhrase(
  { steps, problem }: Pick<Trajectory, "steps" | "problem">,
  answers: readonly ToolAnswer[],
): Span | undefined {
  const own = new Set([problem.query, ...steps.flatMap((step) => step.claimed.map(callText))].flatMap(wordTexts));
  const runs = new Map<string, Span>();
  for (const step of steps) {
    if (step.role !== "agent" || step.thought === undefined) continue;
    const words = wordsOf(step.thought);

    for (let at = 0; at + RUN <= words.length && runs.size < MOST_RUNS; at++) {
      const run = words.slice(at, at + RUN);
      if (!run.some(({ text }) => text.length >= 4 && !own.has(text) && !isEveryday(text))) continue;
      const range = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
      const phrase = run.map(({ text }) => text).join(" ");
      if (!runs.has(phrase)) runs.set(phrase, spanOf({ step: step.index, field: "thought" }, step.thought, range));
    }
  }
  return runs.size === 0 ? undefined : firstIn(runs, answers);
}

function firstIn(runs: ReadonlyMap<string, Span>, answers: readonly ToolAnswer[]): Span | undefined {
  for (const { value } of answers) {
    for (const text of textsOf(value, 0)) {
      const words = wordTexts(text);
      for (let at = 0; at + RUN <= words.length; at++) {
        const found = runs.get(words.slice(at, at + RUN).join(" "));
        if (found) return found;
      }
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
