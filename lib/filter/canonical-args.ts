import { argumentName } from "@/lib/domain/argument-name";
import { quoteText } from "@/lib/domain/quote-text";

type Args = Readonly<Record<string, unknown>>;

// Longer text is no search and no list of products: it is compared as it stands.
const MAX_SPLIT = 20_000;
// Below this depth all values count as equal: no tool takes deeper arguments.
const MAX_DEPTH = 12;

/**
 * A text that is equal for two sets of arguments when a dispatch carries out what was asked: the order of
 * keys, null and empty values, page 1, "+" and percent encoding of the query, case and spaces of search words,
 * comma or space lists, and numbers written as text do not count as a difference.
 *
 * @param areIdsInOrder - listed products stand in the order that was asked for, and another order says something else
 */
export function canonicalArgs(args: Args, areIdsInOrder = false): string {
  return pairsOf(args, areIdsInOrder)
    .map(([name, value]) => `${quoteText(name)}:${value}`)
    .join(",");
}

/** The search words of a find_product call, in order; empty when it has none. */
export function searchWords(args: Args): readonly string[] {
  const query = args["q"] ?? args["query"];
  if (typeof query !== "string" && typeof query !== "number") return [];

  const text = searchText(String(query));
  return text.length > MAX_SPLIT ? [text] : text.split(" ").filter(Boolean);
}

/** Ids named by `product_ids` or `product_id`: comma or space text, a list, or a number. */
export function namedProductIds(args: Args): readonly string[] {
  const { product_ids: several, product_id: one } = args;
  if (several === undefined && one === undefined) return NONE;

  return [...listWords(several), ...listWords(one)];
}

const NONE: readonly string[] = [];

/** Canonical name and value of every argument that says something, sorted by name. */
export function pairsOf(args: Args, areIdsInOrder = false): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];

  for (const [name, value] of Object.entries(args)) {
    const canonicalName = argumentName(name);
    if (canonicalName !== name && args[canonicalName] !== undefined) continue;
    const text = canonicalValue(canonicalName, value, areIdsInOrder);
    if (text !== "" && !(name === "page" && text === "1")) pairs.push([canonicalName, text]);
  }
  return pairs.sort(([a], [b]) => (a < b ? -1 : 1));
}

function canonicalValue(name: string, value: unknown, areIdsInOrder: boolean): string {
  if (value === null || value === undefined || value === "") return "";
  if (name === "q") return typeof value === "object" ? canonical(value, 0) : searchText(String(value));
  if (name === "service" || name === "product_ids") {
    const words = listWords(value);
    if (words.length === 1) return words[0] ?? "";
    const distinct = [...new Set(words)];
    // Their order has no effect on a search or a view.
    return (name === "product_ids" && areIdsInOrder ? distinct : distinct.sort()).join(",");
  }
  if (name === "price" && typeof value === "string" && value.length < MAX_SPLIT)
    return value.split("-").map(scalar).join("-");

  return canonical(value, 0);
}

function listWords(value: unknown): readonly string[] {
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => (typeof item === "object" ? [] : listWords(item)));
  if (typeof value !== "string") return [];
  if (value.length > MAX_SPLIT || ONE_WORD.test(value)) return [value];

  return value.split(/[,\s+]/).filter((word) => word !== "");
}

const ONE_WORD = /^[\w.:-]+$/;

// Words as they come out below: most searches are written so, and need no more than the look.
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

function searchText(text: string): string {
  if (text.length > MAX_SPLIT) return text;
  const spaced = text.replaceAll("+", " ");
  if (PLAIN_WORDS.test(spaced)) return spaced;

  let decoded = text;
  if (text.includes("%")) {
    try {
      decoded = decodeURIComponent(text);
    } catch {
      // A bare percent sign of the query itself, such as "50% off": nothing was encoded.
    }
  }
  // A plus is a blank of the encoding or a sign that no search engine keeps: both count as a blank.
  return decoded.toLowerCase().split(/[\s+]/).filter(Boolean).join(" ");
}

function canonical(value: unknown, depth: number): string {
  if (value === null || value === undefined || depth > MAX_DEPTH) return "";
  if (typeof value !== "object") return scalar(value);
  if (Array.isArray(value))
    return value.length === 0 ? "" : `[${value.map((item) => canonical(item, depth + 1)).join(",")}]`;

  const members = Object.entries(value)
    .map(([name, member]) => [name, canonical(member, depth + 1)] as const)
    .filter(([, member]) => member !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${quoteText(name)}:${member}`).join(",")}}`;
}

function scalar(value: unknown): string {
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);

  const text = String(value).trim();
  // Longer digits are identifiers, and rounding would make different ones equal.
  const isNumber = text.length > 0 && text.length <= 15 && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? String(Number(text)) : text;
}
