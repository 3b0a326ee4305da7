import { isObject } from "@/lib/importers/json-value";
import { namedProductIds, searchWords } from "./canonical-args";
import type { CatalogueTool } from "./catalogue";

type Args = Readonly<Record<string, unknown>>;

/** What a dispatch asks the catalogue for, read once for all macro calls that may explain it. */
export interface Dispatched {
  /** Undefined when the recorder kept no arguments. */
  readonly words?: readonly string[];
  readonly ids?: readonly string[];
  /** A search within one shop. A macro searches so only once a search outside of any has named the shops. */
  readonly isInShop?: boolean;
}

/** What one call of a macro tool can have done. */
export interface MacroReach {
  /** Tells whether the call explains a dispatch. */
  readonly covers: (dispatched: Dispatched) => boolean;
  /** The most dispatches that one call makes. */
  readonly most: number;
}

export function readDispatched(args: Args | undefined): Dispatched {
  if (!args) return {};
  const isInShop = args["shop_id"] !== undefined && args["shop_id"] !== null && args["shop_id"] !== "";

  return { words: searchWords(args), ids: namedProductIds(args), isInShop };
}

/** A tool that runs inside the agent and reaches the catalogue under another name (domain 4). */
export interface MacroTool {
  readonly dispatches: CatalogueTool;
  /** Arguments that were not recorded or are no object are taken as covered; those that name nothing cover nothing. */
  reach(args: Args | undefined): MacroReach;
}

/** calculate_voucher is local arithmetic and dispatches nothing, so it is no macro here. */
export const MACRO_TOOLS: ReadonlyMap<string, MacroTool> = new Map<string, MacroTool>([
  ["find_products_in_same_shop", { dispatches: "find_product", reach: reachOfSearches }],
  ["check_product_match", { dispatches: "view_product_information", reach: reachOfCheck }],
]);

/** Real answers and runs ask for a handful of macro calls; more than this of one are not compared, so that hostile ones cost no more. */
export const MAX_MACROS = 500;

// A shop task names up to four products; more searches than this are not compared.
const MAX_SEARCHES = 50;
const MAX_PRODUCTS = 4;

// In each of up to ten shops it looks for every product but the first, which names the shops; each search is
// tried in up to four ways (domain 1.4).
const MAX_SHOPS = 10;
const MAX_WAYS = 4;

/** A dispatched search is one of the macro's when its words stand among those of one of its searches. */
function reachOfSearches(args: Args | undefined): MacroReach {
  const searches = args ? sameShopSearches(args).map((search) => new Set(searchWords(search))) : [];
  const products = searches.length || MAX_PRODUCTS;
  const areAmong = wordsAmong(searches);

  return {
    covers: ({ words }) => !args || !words || (words.length > 0 && areAmong(words)),
    most: MAX_WAYS + MAX_SHOPS * (products - 1) * MAX_WAYS,
  };
}

/** Tells whether words stand together in one of several searches; only those are looked at that have the rarest of them. */
function wordsAmong(searches: readonly ReadonlySet<string>[]): (words: readonly string[]) => boolean {
  const holders = new Map<string, ReadonlySet<string>[]>();
  for (const search of searches) {
    for (const word of search) {
      const own = holders.get(word);
      if (own) own.push(search);
      else holders.set(word, [search]);
    }
  }

  return (words) => {
    let fewest = searches;
    for (const word of words) {
      const own = holders.get(word) ?? [];
      if (own.length < fewest.length) fewest = own;
    }
    return fewest.some((search) => words.every((word) => search.has(word)));
  };
}

/** A dispatched view is the macro's when it reads the product that is checked, and no other. */
function reachOfCheck(args: Args | undefined): MacroReach {
  const checked = new Set(args ? namedProductIds(args) : []);

  return {
    covers: ({ ids }) => !args || !ids || (ids.length > 0 && ids.every((id) => checked.has(id))),
    most: 1,
  };
}

function sameShopSearches(args: Args): readonly Args[] {
  const given = args["product_queries"];
  const searches = typeof given === "string" ? parsed(given) : given;
  if (!Array.isArray(searches)) return [];

  return searches.slice(0, MAX_SEARCHES).flatMap((search) => {
    if (typeof search === "string") return [{ q: search }];
    return isObject(search) ? [search] : [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the searches stay unknown.
    return undefined;
  }
}
