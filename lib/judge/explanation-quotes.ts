/** Words that an explanation gives as the trajectory's own, or a product id that it names. */
export interface ExplanationQuote {
  readonly kind: "quote" | "id";
  /** Offsets into the explanation, without the quotation marks. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An explanation has 180 characters; a longer one is read up to here. */
const MOST_CHARS = 4000;
const MOST_QUOTES = 30;
/** From this length on a quote without an end is one that the limit of 180 cut. */
const CUT_CHARS = 150;

const CLOSING: Readonly<Record<string, string>> = {
  "'": "'’",
  '"': '"',
  "“": "”",
  "‘": "’",
  "«": "»",
  "`": "`",
};
const ID = /(?<![\p{L}\p{N}_.])\d{8,12}(?![\p{L}\p{N}_])/gu;

/**
 * The quotes and product ids of a judge's explanation in their order, at most 30. An apostrophe inside a word is none;
 * an id inside a quote belongs to it.
 */
export function quotesOf(explanation: string): readonly ExplanationQuote[] {
  const text = explanation.slice(0, MOST_CHARS);
  const quotes = markedQuotes(text);
  const ids = Array.from(text.matchAll(ID), ({ 0: id, index }) => quoteAt(text, index, index + id.length));
  const alone = ids.filter(({ start }) => !quotes.some((quote) => quote.start <= start && start < quote.end));

  return [...quotes, ...alone].toSorted((a, b) => a.start - b.start).slice(0, MOST_QUOTES);
}

function markedQuotes(text: string): readonly ExplanationQuote[] {
  const quotes: ExplanationQuote[] = [];

  for (let at = 0; at < text.length; at++) {
    const closing = CLOSING[text.charAt(at)];
    if (closing === undefined || isWordSign(text.charAt(at - 1)) || !/\S/.test(text.charAt(at + 1))) continue;

    const end = endOf(text, at + 1, closing);
    if (end === undefined) continue;
    if (isTelling(text.slice(at + 1, end))) quotes.push(quoteAt(text, at + 1, end));
    at = end;
  }
  return quotes;
}

function endOf(text: string, from: number, closing: string): number | undefined {
  for (let at = from; at < text.length; at++) {
    if (closing.includes(text.charAt(at)) && !isWordSign(text.charAt(at + 1))) return at;
  }
  const isCut = text.length >= CUT_CHARS || /(?:…|\.\.\.)\s*$/.test(text.slice(-12));

  return isCut ? text.trimEnd().length : undefined;
}

function quoteAt(text: string, start: number, end: number): ExplanationQuote {
  const quoted = text.slice(start, end);

  return { kind: /^\d{8,12}$/.test(quoted) ? "id" : "quote", start, end, text: quoted };
}

function isWordSign(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}

/** Shorter ones, such as a letter or a sign, stand anywhere. */
function isTelling(quoted: string): boolean {
  return (quoted.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 3;
}
