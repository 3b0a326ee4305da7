import { type Need, priceFilter } from "./problem";
import type { Rng } from "./rng";

/** Arguments of a search call in the order models write them. */
export type SearchArguments = Readonly<Record<string, string | number>>;

/** Query words for an attempt: title words first, then an attribute, then the bare noun. A weak model loses words. */
export function craftQuery(need: Need, attempt: number, rng: Rng, level: number): string {
  const told = need.words.filter((word) => /^[\p{L}\p{N}-]+$/u.test(word) && !need.noun.includes(word));
  const attribute = rng.pick([need.attributes[0]?.[1] ?? "", need.attributes.at(-1)?.[1] ?? ""]);

  if (attempt === 0) {
    const kept = told.filter(() => rng.chance(0.35 + level * 0.6));
    return unique([...kept.slice(0, 3), need.noun]);
  }
  if (attempt === 1) return unique([need.noun, attribute]);
  if (attempt === 2) return unique([...told.slice(0, 1), need.noun, need.option?.[1] ?? ""]);
  return rng.chance(0.5) ? need.noun : unique([attribute, need.noun.split(" ").at(-1) ?? need.noun]);
}

/** Filters for a search. A weak model forgets them or writes them in a way the server ignores. */
export function craftFilters(need: Need, rng: Rng, level: number): SearchArguments {
  const price = priceFilter(need);
  const priced = price !== undefined && rng.chance(0.25 + level * 0.7);
  const served = need.services.length > 0 && rng.chance(0.3 + level * 0.6);

  return {
    ...(priced ? { price: rng.chance((1 - level) * 0.25) ? `above ${price.replace("-", "")}` : price } : {}),
    ...(served ? { service: rng.chance((1 - level) * 0.15) ? "lazmall" : need.services.join(",") } : {}),
  };
}

function unique(words: readonly string[]): string {
  return [...new Set(words.flatMap((word) => word.split(" ")).filter((word) => word !== ""))].join(" ");
}
