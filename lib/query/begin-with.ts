import { isUuid } from "@/lib/domain/is-uuid";
import { FIELDS, isFieldName } from "./fields";
import type { ParsedTerm, ParsedValue } from "./parsed-filter";

/** What a value cannot hold without quotes. */
const UNPLAIN = /^[<>="]+|[\s,]+/g;

/**
 * A term that asks for whole names as one that asks for their beginnings: `run:ledger` as `run:ledger*`. Quotes would
 * take the `*` by the letter, so it also stands for what needed them: `run:"night 3"` as `run:night*3*`.
 *
 * @param term - without mistakes
 * @returns undefined where the term asks for no whole name, or leaves those of that name out
 */
export function beginWith(term: ParsedTerm): string | undefined {
  if (term.kind !== "field" || term.isNegated) return undefined;
  const { name, values } = term;
  if (!isFieldName(name) || FIELDS[name].kind !== "text" || !values.every(isWhole)) return undefined;

  return `${name}:${values.map(({ text }) => `${text.replaceAll(UNPLAIN, "*")}*`).join(",")}`;
}

/** A whole name; an id has no beginning to look for. */
function isWhole({ text, isQuoted }: ParsedValue): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || isUuid(text)) return false;

  return isQuoted || !(text.includes("*") || text.toLowerCase() === "none");
}
