import { normaliseQuery } from "@/lib/domain/normalise-query";

// The rules of a voucher stand in every voucher task in the same words; they tell one task from another no more than the
// prompt of the system does.
const VOUCHER_RULES = /my budget is only[\s\S]*voucher with the following rules[\s\S]*$/i;

/** The normalised words of what a query asks for, without the rules of its voucher. */
export function requestWords(query: string): readonly string[] {
  const normalised = normaliseQuery(query.replace(VOUCHER_RULES, " "));

  return normalised === "" ? [] : normalised.split(" ");
}
