import { VOUCHER_LEAD } from "@/lib/domain/voucher-lead";

/**
 * The rules of a voucher stand in every voucher task in the same words (domain 1.13); they tell one task from another no
 * more than the prompt of the system does. `#` is an amount. Any other sentence may be what is asked for.
 */
const RULES = [
  "the voucher applies to all products",
  "the voucher only applies to the products from the same shop",
  "it is valid only when the total price of the products exceeds #",
  "it provides a fixed discount of #",
  "it provides a percentage discount of # with a cap of #",
  // Those of the sample arena.
  "it can be used for any products",
  "it can be used for products of one shop only",
  "the products must cost more than # in total",
  "it takes a fixed # off",
  "it takes # off at most #",
].map((rule) => rule.split(" "));
const LEAD = VOUCHER_LEAD.split(" ");
const BUDGET = ["my", "budget", "is", "only"];

/** What stands between the amount of the budget and the voucher, in any order; without a budget, OWNED alone leads in. */
const JOINING: ReadonlySet<string> = new Set("php but and i ve have got also can use a".split(" "));
const MOST_JOINING = 8;
const OWNED = ["i", "have", "a"];
/** Normalised, an amount such as 1,234.50 is three words. */
const MOST_OF_AMOUNT = 3;

/**
 * Normalised words of a query without its vouchers: each with the sentence that leads it in and the rules that follow it.
 * Applying it again changes nothing: it goes from the end to the beginning, so a lead is looked at when all behind it is
 * settled, and none is left.
 *
 * @param query - the text itself, which says whether two numbers beside each other are one amount
 */
export function withoutVoucher(words: readonly string[], query: string): readonly string[] {
  const isAmount = amountsOf(query);
  /** What is left of the words behind, the last one first. */
  const kept: string[] = [];

  for (let at = words.length - 1; at >= 0; at -= 1) {
    kept.push(words[at] ?? "");
    if (!startsWith(kept, LEAD)) continue;
    kept.length -= LEAD.length;
    kept.length -= rulesAhead(kept, isAmount);
    at = beforeLead(words, at, isAmount);
  }

  return kept.toReversed();
}

type IsAmount = (words: readonly string[]) => boolean;

/** Words that stand before the amounts of a voucher: a number elsewhere says nothing of those. */
const AMOUNT = /(?:only|exceeds|of|than|fixed|takes|most)[^\p{L}\p{N}]{1,9}(\d{1,12}(?:[.,]\d{1,12}){1,2})/giu;

/** Whether numbers beside each other are one that the text writes with points or commas. */
function amountsOf(query: string): IsAmount {
  const found = query.normalize("NFKC").matchAll(AMOUNT);
  const written = new Set([...found].map(([, amount = ""]) => amount.replaceAll(/[.,]/g, " ")));

  return (words) => written.has(words.join(" "));
}

/** How many words the rules take that follow a lead. */
function rulesAhead(kept: readonly string[], isAmount: IsAmount): number {
  let taken = 0;
  for (;;) {
    const from = kept.length - taken;
    const number = /^\d{1,2}$/.test(kept[from - 1] ?? "") ? 1 : 0;
    const length = RULES.map((rule) => lengthOf(rule, kept, from - number, isAmount)).find((found) => found > 0);
    if (length === undefined) return taken;
    taken += number + length;
  }
}

/** How many words a rule takes, from a place towards the beginning of what is kept; 0 where it does not stand there. */
function lengthOf(rule: readonly string[], kept: readonly string[], from: number, isAmount: IsAmount): number {
  let at = from;
  for (const word of rule) {
    const next = kept[at - 1];
    if (word === "#" ? !isNumber(next) : next !== word) return 0;
    at -= word === "#" ? amountLength(kept.slice(Math.max(0, at - MOST_OF_AMOUNT), at).toReversed(), isAmount) : 1;
  }

  return from - at;
}

/** How many of some words, of which the first is a number, are one amount. */
function amountLength(words: readonly string[], isAmount: IsAmount): number {
  const lengths = words.map((_, less) => words.length - less);

  return lengths.find((length) => isAmount(words.slice(0, length))) ?? 1;
}

/** Where the sentence begins that leads to a voucher: with the budget, where it states one. */
function beforeLead(words: readonly string[], lead: number, isAmount: IsAmount): number {
  let joined = lead;
  while (lead - joined < MOST_JOINING && JOINING.has(words[joined - 1] ?? "")) joined -= 1;
  const amount = amountBefore(words, joined, isAmount);
  const budget = joined - amount - BUDGET.length;
  if (amount > 0 && standsAt(BUDGET, words, budget)) return budget;

  const owned = lead - OWNED.length;
  return standsAt(OWNED, words, owned) ? owned : lead;
}

/** How many words before a place are one amount; 0 where no number stands there. */
function amountBefore(words: readonly string[], place: number, isAmount: IsAmount): number {
  if (!isNumber(words[place - 1])) return 0;

  const ahead = words.slice(Math.max(0, place - MOST_OF_AMOUNT), place);
  return ahead.map((_, from) => ahead.slice(from)).find(isAmount)?.length ?? 1;
}

function standsAt(phrase: readonly string[], words: readonly string[], place: number): boolean {
  return phrase.every((word, at) => words[place + at] === word);
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d+$/.test(word);
}

/** Whether the last of the kept words are these, read from the end. */
function startsWith(kept: readonly string[], words: readonly string[]): boolean {
  return words.every((word, place) => kept[kept.length - 1 - place] === word);
}
