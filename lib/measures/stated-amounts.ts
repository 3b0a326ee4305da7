/** An amount of money that a text states. */
export interface StatedAmount {
  readonly value: number;
  /** How exactly it is stated: 1 for whole numbers, 0.01 for cents. */
  readonly unit: number;
}

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?!\.?\d|\s?%|\s(?:items?|products?|pieces|shops?)\b)`;
const MONEY = String.raw`(?:PHP|₱|\$|pesos)?\s?`;
const PAID =
  "payable|to pay|pay(?:s|ing)?\\b(?! attention)|after (?:the )?(?:voucher|discount|coupon)|discounted(?: total| price)?|final (?:total|price|cost|amount)|with (?:the )?voucher";
/** Words between what is said and its amount; none that name another amount. */
const GAP = String.raw`(?:(?!budget|threshold|minimum|limit|exceed|need|without)[^\d.;!?\n]){0,40}`;
/** A term of a sum whose result is said later. */
const NO_TERM = String.raw`(?!\s?${MONEY}[-+*×−–/])`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${PAID})${GAP}?${MONEY}${NUMBER}${NO_TERM}`, "giu"),
  new RegExp(
    String.raw`(?<![\d.])${NUMBER}\s?${MONEY}after (?:it|the (?:voucher|discount|coupon)|voucher|discount)`,
    "giu",
  ),
  // The result of something taken off: "359 - 60 = 299", "359 * 0.86 = 308.74".
  new RegExp(String.raw`[-−–*×]\s?${MONEY}\d+(?:\.\d+)?\)?\s?=\s?${MONEY}${NUMBER}${NO_TERM}`, "giu"),
];

/** Longer than any thought of a person; hostile ones are read from their end, where the answer stands. */
const MOST_CHARACTERS = 20_000;
/** More digits are an id. */
const MOST_DIGITS = 7;

/**
 * Totals that a text says are to be paid with a voucher. A plain total, a budget or a percentage is none: what is no such
 * claim cannot be a wrong one.
 */
export function statedPayables(text: string): readonly StatedAmount[] {
  const read = text.slice(-MOST_CHARACTERS);

  return PATTERNS.flatMap((pattern) =>
    [...read.matchAll(pattern)].flatMap((match) => (match[1] === undefined ? [] : amountOf(match[1]))),
  );
}

const ANY_NUMBER = new RegExp(String.raw`(?<![\d.,])${NUMBER}`, "gu");

/** Whether a text states an amount at all, in whatever words: it may be what it says is paid. */
export function states(text: string, amount: number): boolean {
  return [...text.slice(-MOST_CHARACTERS).matchAll(ANY_NUMBER)].some((match) =>
    amountOf(match[1] ?? "").some((stated) => isSameAmount(stated, amount)),
  );
}

// Sums of prices in binary fractions.
const EPSILON = 1e-6;

/** To the places that it is stated with. */
export function isSameAmount({ value, unit }: StatedAmount, amount: number): boolean {
  return Math.abs(value - amount) < unit + EPSILON;
}

function amountOf(text: string): readonly StatedAmount[] {
  const [whole = "", decimals = ""] = text.replaceAll(",", "").split(".");
  if (whole.length > MOST_DIGITS) return [];

  return [{ value: Number(`${whole}.${decimals}`), unit: 10 ** -decimals.length }];
}
