import { pairsOf, searchWords } from "./canonical-args";

type Args = Readonly<Record<string, unknown>>;

/**
 * True when a search asks for less than another: fewer filters or fewer of its words, and nothing else. The
 * search tools of SN15 relax a search by themselves in this way when it finds nothing (domain 1.4).
 */
export function isRelaxedSearch(base: Args, relaxed: Args): boolean {
  const before = new Map(pairsOf(base));
  const after = pairsOf(relaxed);
  const words = searchWords(relaxed);
  const among = new Set(searchWords(base));
  if (words.length === 0 || !words.every((word) => among.has(word))) return false;

  const isSame = after.every(([name, value]) => name === "q" || before.get(name) === value);
  const isLess = after.length < before.size || words.length < searchWords(base).length;
  return isSame && isLess;
}
