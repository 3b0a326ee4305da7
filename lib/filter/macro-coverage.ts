import { isObject } from "@/lib/importers/json-value";
import { namedProductIds, searchWords } from "./canonical-args";
import type { CatalogueTool } from "./catalogue";

type Args = Readonly<Record<string, unknown>>;

/** What a dispatch asks the catalogue for, read once for all macro calls that may explain it. */
export interface Dispatched {
  /** Undefined when the recorder kept no arguments. */
  readonly words?: readonly string[];
  readonly ids?: readonly string[];
}

/** Tells whether a macro tool's call explains a dispatch. */
export type Coverage = (dispatched: Dispatched) => boolean;

export function readDispatched(args: Args | undefined): Dispatched {
  return args ? { words: searchWords(args), ids: namedProductIds(args) } : {};
}

/** A tool that runs inside the agent and reaches the catalogue under another name (domain 4). */
export interface MacroTool {
  readonly dispatches: CatalogueTool;
  /** True: one call makes any number of dispatches. False: one. */
  readonly isFanOut: boolean;
  /** Arguments that were not recorded or cannot be read are taken as covered. */
  coverage(args: Args | undefined): Coverage;
}

/** calculate_voucher is local arithmetic and dispatches nothing, so it is no macro here. */
export const MACRO_TOOLS: ReadonlyMap<string, MacroTool> = new Map<string, MacroTool>([
  ["find_products_in_same_shop", { dispatches: "find_product", isFanOut: true, coverage: coversSearches }],
  ["check_product_match", { dispatches: "view_product_information", isFanOut: false, coverage: coversViews }],
]);

/** Real answers and runs ask for a handful of macro calls; more than this of one are not compared, so that hostile ones cost no more. */
export const MAX_MACROS = 500;

// A shop task names up to four products; more searches than this are not compared.
const MAX_SEARCHES = 50;

/** A dispatched search is one of the macro's when its words stand among those of one of its searches. */
function coversSearches(args: Args | undefined): Coverage {
  const searches = args ? sameShopSearches(args).map((search) => new Set(searchWords(search))) : [];

  return ({ words }) =>
    !words || searches.length === 0 || searches.some((search) => words.every((word) => search.has(word)));
}

/** A dispatched view is the macro's when it reads the product that is checked. */
function coversViews(args: Args | undefined): Coverage {
  const checked = new Set(args ? namedProductIds(args) : []);

  return ({ ids }) => !ids || checked.size === 0 || ids.some((id) => checked.has(id));
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
