/** A number written in a text. */
export interface Amount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** Cannot be a count, a size or a step by chance: it has cents, stands in brackets of its own, or money is said beside it. */
  readonly isMoney: boolean;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** Longer ones are ids. */
const MOST_DIGITS = 12;
const MONEY_BEFORE =
  /(?:[₱$€£@=]|\b(?:php|pesos?|rm|usd|price|priced|prices|costs?|costing|at|from|total)(?: (?:is|of|at))?)[ :]{0,2}$/i;
const MONEY_AFTER = /^ ?(?:php|pesos?|₱)\b/i;
const UNIT_AFTER =
  /^[ -]?(?:ml|l|oz|g|kg|mg|mm|cm|m|inch(?:es)?|w|v|mah|hz|gb|tb|mb|pcs?|pieces?|%|hits?|results?|listings?|items?|products?|tokens?|stars?|reviews?|characters?|words?|steps?|calls?)(?![\p{L}\p{N}])/iu;

/** The amounts of a text. Numbers inside words, ids and numbers with a unit that is not money are left out. */
export function amountsOf(text: string): readonly Amount[] {
  const amounts: Amount[] = [];

  for (const { 0: written, index: start } of text.matchAll(NUMBER)) {
    const digits = written.replace(/,+$/, "");
    const end = start + digits.length;
    if (digits.length > MOST_DIGITS || isInWord(text, start, end) || UNIT_AFTER.test(text.slice(end, end + 14)))
      continue;

    amounts.push({ value: Number(digits.replaceAll(",", "")), start, end, isMoney: isMoney(text, start, end, digits) });
  }
  return amounts;
}

function isInWord(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  if (/[\p{L}\p{N}_]$/u.test(before) && !/(?:^|[^\p{L}])php$/iu.test(before)) return true;

  return /^[\p{L}_]/u.test(text.slice(end, end + 1)) && !/^php/i.test(text.slice(end, end + 3));
}

function isMoney(text: string, start: number, end: number, digits: string): boolean {
  if (digits.includes(".")) return true;
  if (text[start - 1] === "(" && text[end] === ")") return true;

  return MONEY_BEFORE.test(text.slice(Math.max(0, start - 14), start)) || MONEY_AFTER.test(text.slice(end, end + 8));
}
