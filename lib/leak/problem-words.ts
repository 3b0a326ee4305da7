import { normaliseQuery } from "@/lib/domain/normalise-query";
import { VOUCHER_LEAD } from "@/lib/domain/voucher-lead";
import { withoutVoucher } from "./voucher-rules";

/**
 * The normalised words of what a query asks for, without the rules of its voucher, wherever they stand.
 *
 * @param normalised - for who has it already
 */
export function requestWords(query: string, normalised = normaliseQuery(query)): readonly string[] {
  if (normalised === "") return [];

  const words = normalised.split(" ");
  return normalised.includes(VOUCHER_LEAD) ? withoutVoucher(words, query) : words;
}
