import type { GateCheck } from "@/lib/domain/judge-check";
import type { Span } from "@/lib/domain/label";
import type { Step } from "@/lib/domain/step";
import type { Citation } from "./cited-data";
import type { ResultData } from "./result-data";
import { sentencesOf, type TextRange } from "./sentences";
import { spanOf } from "./span-of";
import { wordsOf } from "./words";

const MOST_SPANS = 3;
const READING =
  /\b(?:results?|hits?|listings?|returned|candidates?|matches|empty list|nothing (?:came|was found|turned)|the view|search (?:found|shows|gave|brought))\b/i;
const REASON =
  /\b(?:because|wins?|over|than|better|best|therefore|cheaper|cheapest|dearer|closer|prefer(?:red)?|beats?|instead of|whereas|so i (?:take|choose|pick|go))\b/i;

/** Hint for gate 2: a thought after the first answer that speaks of results or names a datum of one. */
export function hintReading(steps: readonly Step[], data: ResultData, citations: readonly Citation[]): GateCheck {
  if (data.firstStep === undefined) return hint(2, "unknown", "No answer of a tool was kept.", []);

  const sentences = laterThoughts(steps, data.firstStep).flatMap(({ step, thought }) => {
    const found = sentencesOf(thought).find(({ start, end }) => READING.test(thought.slice(start, end)));
    return found ? [spanOf({ step, field: "thought" }, thought, found)] : [];
  });
  const spans = [...sentences, ...citations.map(({ span }) => span)].slice(0, MOST_SPANS);
  if (spans.length === 0) return hint(2, "fail", "No thought after the first answer speaks of results.", []);

  return hint(2, "pass", "A thought speaks of what the tools answered.", spans);
}

/** Hint for gate 4: up to three sentences in a row that name two products of earlier answers and give a reason. */
export function hintComparison(steps: readonly Step[], data: ResultData): GateCheck {
  if (data.firstStep === undefined) return hint(4, "unknown", "No answer of a tool was kept.", []);

  const spans = laterThoughts(steps, data.firstStep).flatMap(({ step, thought }) => {
    const found = comparison(thought, data);
    return found ? [spanOf({ step, field: "thought" }, thought, found)] : [];
  });
  if (spans.length === 0) return hint(4, "fail", "No sentence names two candidates and a reason.", []);

  // The last comparison is the one that decided.
  return hint(4, "pass", "A sentence names two candidates and a reason.", spans.toReversed().slice(0, MOST_SPANS));
}

function hint(gate: 2 | 4, state: GateCheck["state"], reason: string, spans: readonly Span[]): GateCheck {
  return { gate, state, isProof: false, reason, spans };
}

function laterThoughts(steps: readonly Step[], firstStep: number) {
  return steps.flatMap(({ index, role, thought }) =>
    role === "agent" && index > firstStep && thought !== undefined ? [{ step: index, thought }] : [],
  );
}

const WINDOWS = [1, 2, 3] as const;

/** The shortest such run of sentences. */
function comparison(thought: string, data: ResultData): TextRange | undefined {
  const sentences = sentencesOf(thought).map(({ start, end }) => {
    const text = thought.slice(start, end);
    return { start, end, ids: idsIn(text, data), hasReason: REASON.test(text) };
  });

  for (const size of WINDOWS) {
    for (let at = 0; at + size <= sentences.length; at++) {
      const window = sentences.slice(at, at + size);
      const ids = new Set(window.flatMap((sentence) => sentence.ids));
      const [first] = window;
      const last = window.at(-1);
      if (ids.size >= 2 && first && last && window.some(({ hasReason }) => hasReason))
        return { start: first.start, end: last.end };
    }
  }
  return undefined;
}

function idsIn(text: string, { phrases }: ResultData): readonly string[] {
  return [...phrases.find(wordsOf(text))].flatMap(({ value }) => (value.kind === "id" ? [value.text] : []));
}
