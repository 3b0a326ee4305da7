import { callText } from "@/lib/domain/call-text";
import type { Span } from "@/lib/domain/label";
import type { Trajectory } from "@/lib/domain/trajectory";
import { amountsOf } from "./amounts";
import { isEveryday } from "./everyday-words";
import { type Datum, isProving, type ResultData } from "./result-data";
import { spanOf, type TextPlace } from "./span-of";
import { type Word, wordsOf, wordTexts } from "./words";

/** A datum of an earlier answer, named in a later thought. */
export interface Citation {
  readonly datum: Datum;
  readonly span: Span;
  /** False where chance, the agent's own words or an invented answer may explain it as well. */
  readonly isClear: boolean;
}

/** So many are kept; after the first clear ones a check needs no more. */
const MOST_CITATIONS = 200;
/** Words between a short value and the name of its attribute. */
const NAME_REACH = 4;

/**
 * Data of earlier answers in later thoughts. What the query holds does not count at all; what the agent wrote before
 * the answer came is its own and not clear.
 *
 * @param needsLog - true when the log holds all answers: a datum that it lacks is then the agent's invention
 */
export function citedData(
  { steps, problem }: Pick<Trajectory, "steps" | "problem">,
  data: ResultData,
  needsLog: boolean,
): readonly Citation[] {
  const asked = new Set<Datum>();
  for (const { datum } of mentionsOf(problem.query, data)) asked.add(datum);

  const own = new Set<Datum>();
  const citations: Citation[] = [];
  for (const step of steps) {
    if (step.role !== "agent") continue;
    const place = { step: step.index, field: "thought" } as const;

    for (const mention of mentionsOf(step.thought ?? "", data)) {
      const { datum } = mention;
      if (asked.has(datum)) continue;
      if (datum.step >= step.index) own.add(datum);
      else if (citations.length < MOST_CITATIONS || (mention.isDistinct && isProving(datum.kind)))
        citations.push(citation(mention, place, step.thought ?? "", own, needsLog));
    }
    for (const call of step.claimed)
      for (const { datum } of mentionsOf(callText(call), data)) if (datum.step >= step.index) own.add(datum);
    if (citations.length > MOST_CITATIONS && citations.some(({ isClear }) => isClear)) break;
  }
  return citations;
}

function citation(
  { datum, start, end, isDistinct }: Mention,
  place: TextPlace,
  text: string,
  own: ReadonlySet<Datum>,
  needsLog: boolean,
): Citation {
  const isClear = isProving(datum.kind) && isDistinct && !own.has(datum) && (datum.isLogged || !needsLog);

  return { datum, span: spanOf(place, text, { start, end }), isClear };
}

interface Mention {
  readonly datum: Datum;
  readonly start: number;
  readonly end: number;
  readonly isDistinct: boolean;
}

function* mentionsOf(text: string, { phrases, amounts }: ResultData): Generator<Mention> {
  if (text === "") return;
  const words = wordsOf(text);

  for (const { value: datum, from, to } of phrases.find(words)) {
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? start;
    yield { datum, start, end, isDistinct: isDistinct(datum, words, from, to) };
  }
  for (const { value, start, end, isMoney } of amountsOf(text)) {
    const datum = amounts.get(value);
    if (datum && (isMoney || value >= 100 || isSoldCount(datum, text, start, end)))
      yield { datum, start, end, isDistinct: isMoney };
  }
}

/** A small number is a datum only where its name stands beside it. */
function isSoldCount({ kind }: Datum, text: string, start: number, end: number): boolean {
  return kind === "number" && /\bsold\b/i.test(text.slice(Math.max(0, start - 24), end + 12));
}

/** A value that no thought holds by chance, or one beside its attribute's name. */
function isDistinct({ kind, name, text }: Datum, words: readonly Word[], from: number, to: number): boolean {
  if (kind === "shop") return text.length >= 5;
  const telling = words.slice(from, to).filter((word) => !isEveryday(word.text) && !/^\d+$/.test(word.text));
  const letters = telling.reduce((sum, word) => sum + word.text.length, 0);
  if (telling.length === 0) return false;
  if (letters >= 6 || telling.some((word) => /\d/.test(word.text) && word.text.length >= 3)) return true;

  const around = [...words.slice(Math.max(0, from - NAME_REACH), from), ...words.slice(to, to + NAME_REACH)];
  return name !== undefined && around.some((word) => wordTexts(name).includes(word.text));
}
