import { type NumberRange, rangeWords } from "./threshold-fields";

/**
 * Why a threshold does not take a text, without an end: how a number has to be written, where that alone is wrong with it,
 * else which numbers it takes.
 */
export function numberFault(range: NumberRange | undefined, text: string): string {
  if (range === undefined) return "It takes a number";

  return spellingFault(range, text.trim()) ?? `It takes ${rangeWords(range)}`;
}

function spellingFault({ isWhole }: NumberRange, text: string): string | undefined {
  if (/^\d*,\d+$/.test(text) && !isWhole) return "Decimals stand behind a point, not a comma";
  if (/^\d{1,3}(,\d{3})+$/.test(text)) return "Thousands stand without commas";
  if (/^\d*\.\d{7,}$/.test(text) && !isWhole) return "It takes at most six decimals";

  return undefined;
}
