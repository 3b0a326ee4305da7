import type { QuoteCheck } from "@/lib/domain/judge-check";
import type { Span } from "@/lib/domain/label";
import type { Trajectory } from "@/lib/domain/trajectory";
import { closestWindow } from "./closest-window";
import { type ExplanationQuote, quotesOf } from "./explanation-quotes";
import { loggedText } from "./logged-text";
import { PlainText, type QuotableText, quotableTexts } from "./quotable-texts";
import { spanOf } from "./span-of";
import { wordTexts } from "./words";

/** Three of four words of a quote in a row of as many make it "approximate"; shorter quotes share that by chance. */
const CLOSE_SHARE = 0.75;
const FEWEST_CLOSE_WORDS = 5;
/** A quote that was cut may end within a word; a shorter one would then fit anywhere. */
const FEWEST_CUT_WORDS = 4;
/** Words that all quotes together may look through for a near match: a second of work. */
const MOST_WINDOWS = 8_000_000;
/** How far the parts of a quote with an ellipsis may lie apart. */
const MOST_BETWEEN = 400;
/** Occurrences of a quote, or of its opening, that are looked at in one text. */
const MOST_TRIED = 1_000;

type Found = Pick<QuoteCheck, "match" | "span">;

/**
 * Resolves every quote and product id of an explanation to its place: as written; else without case, white space and
 * signs, with parts left out at an ellipsis or at its end; else approximately. Thoughts come first, then results, calls
 * and texts. What only the task's query or the log holds has a match and no span. One plain word that nothing holds is a term of
 * the judge and no quote.
 */
export function resolveQuotes(
  explanation: string | undefined,
  trajectory: Pick<Trajectory, "steps" | "problem">,
): readonly QuoteCheck[] {
  const quotes = quotesOf(explanation ?? "");
  if (quotes.length === 0) return [];

  const places = new Places(trajectory);
  return quotes.flatMap((quote): readonly QuoteCheck[] => {
    const { start, end, kind } = quote;
    const found = places.find(quote);
    if (found.match === "missing" && kind === "quote" && isTerm(quote.text)) return [];

    return [{ start, end, kind, ...found }];
  });
}

function isTerm(text: string): boolean {
  return wordTexts(text).length === 1 && !/\d/.test(text);
}

class Places {
  readonly #texts: readonly QuotableText[];
  /** What the judge reads beside the steps. */
  readonly #unplaced: readonly string[];
  readonly #plain = new Map<string, PlainText>();
  #windows = MOST_WINDOWS;

  constructor(trajectory: Pick<Trajectory, "steps" | "problem">) {
    this.#texts = quotableTexts(trajectory);
    this.#unplaced = [trajectory.problem.query, loggedText(trajectory)];
  }

  find(quote: ExplanationQuote): Found {
    const exact = first(this.#texts, (text) => wholeRange(text.text, quote.text));
    if (exact) return { match: "exact", span: exact };
    if (this.#unplaced.some((text) => wholeRange(text, quote.text))) return { match: "exact" };

    if (quote.kind === "id") return { match: "missing" };
    const parts = quote.text
      .split(/…|\.{3,}/)
      .map(wordTexts)
      .filter((words) => words.length > 0);
    const normalised = first(this.#texts, ({ text }) => partsRange(this.#plainOf(text), parts));
    if (normalised) return { match: "normalised", span: normalised };
    if (this.#unplaced.some((text) => partsRange(this.#plainOf(text), parts))) return { match: "normalised" };

    const close = this.#closest(parts.flat());
    return close ? { match: "approximate", span: close } : { match: "missing" };
  }

  #plainOf(text: string): PlainText {
    const plain = this.#plain.get(text) ?? new PlainText(text);
    this.#plain.set(text, plain);
    return plain;
  }

  /** The closest window of the first field that holds one close enough. */
  #closest(wanted: readonly string[]): Span | undefined {
    if (wanted.length < FEWEST_CLOSE_WORDS) return undefined;

    for (const field of CLOSE_ORDER) {
      let best: { readonly share: number; readonly span: Span } | undefined;
      for (const { place, text } of this.#texts) {
        if (place.field !== field) continue;
        const { words } = this.#plainOf(text);
        this.#windows -= words.length;
        if (this.#windows < 0) return best?.span;
        const window = closestWindow(words, wanted);
        if (!window || window.share < CLOSE_SHARE || window.share <= (best?.share ?? 0)) continue;

        const range = { start: words[window.from]?.start ?? 0, end: words[window.to - 1]?.end ?? 0 };
        best = { share: window.share, span: spanOf(place, text, range) };
      }
      if (best) return best.span;
    }
    return undefined;
  }
}

const CLOSE_ORDER = ["thought", "result", "call", "text"] as const satisfies readonly Span["field"][];

interface Range {
  readonly start: number;
  readonly end: number;
}

function first(texts: readonly QuotableText[], find: (text: QuotableText) => Range | undefined): Span | undefined {
  for (const text of texts) {
    const range = find(text);
    if (range) return spanOf(text.place, text.text, range);
  }
  return undefined;
}

/** Where a text holds the quote as written, not as a part of a longer word; a long quote may end within one. */
function wholeRange(text: string, quote: string): Range | undefined {
  let at = text.indexOf(quote);
  if (at === -1) return undefined;
  const isCut = wordTexts(quote).length >= FEWEST_CUT_WORDS;

  for (let tried = 0; at !== -1 && tried < MOST_TRIED; tried++, at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    if (!joins(text.slice(at - 1, at + 1)) && (isCut || !joins(text.slice(end - 1, end + 1))))
      return { start: at, end };
  }
  return undefined;
}

function joins(two: string): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(two);
}

/** Where a text holds all parts in their order, near each other; the opening may stand earlier on its own. */
function partsRange(plain: PlainText, parts: readonly (readonly string[])[]): Range | undefined {
  const [opening, ...rest] = parts;
  if (!opening) return undefined;
  const many = parts.reduce((sum, part) => sum + part.length, 0);
  const placeOf = (part: readonly string[], from: number): number =>
    plain.find(part, from, { mayEndInWord: many >= FEWEST_CUT_WORDS && part === parts.at(-1) && part.length > 1 });

  let begin = placeOf(opening, 0);
  for (let tried = 0; begin !== -1 && tried < MOST_TRIED; tried++, begin = placeOf(opening, begin + 1)) {
    const end = endOfParts(rest, begin + opening.length, placeOf);
    const [first, last] = [plain.words[begin], plain.words[(end ?? 0) - 1]];
    if (end !== undefined && first && last) return { start: first.start, end: last.end };
  }
  return undefined;
}

/** The word after the last part, where each follows the one before within reach. */
function endOfParts(
  parts: readonly (readonly string[])[],
  from: number,
  placeOf: (part: readonly string[], from: number) => number,
): number | undefined {
  let end = from;
  for (const part of parts) {
    const at = placeOf(part, end);
    if (at === -1 || at - end > MOST_BETWEEN) return undefined;
    end = at + part.length;
  }
  return end;
}
