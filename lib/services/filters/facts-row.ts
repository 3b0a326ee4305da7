import * as z from "zod";
import { sql } from "@/lib/db/query-rows";
import type { FilterFacts } from "@/lib/domain/filter-facts";

/** Columns of `signal s` from which a filter version decides. */
export const factsColumns = sql`s.has_log, s.by_model, s.by_macro, s.by_retry, s.by_code, s.by_unknown, s.asks_for_nothing,
  s.sends_no_nonce, s.tokens, s.rejects`;

export const FactsRow = z.object({
  has_log: z.boolean(),
  by_model: z.int(),
  by_macro: z.int(),
  by_retry: z.int(),
  by_code: z.int(),
  by_unknown: z.int(),
  asks_for_nothing: z.boolean(),
  sends_no_nonce: z.boolean(),
  tokens: z.int(),
  rejects: z.int(),
});
export type FactsRow = z.infer<typeof FactsRow>;

/** The stored facts of a trajectory as the rules of a filter version read them. */
export function toFacts(row: FactsRow): FilterFacts {
  return {
    hasLog: row.has_log,
    model: row.by_model,
    macro: row.by_macro,
    retry: row.by_retry,
    code: row.by_code,
    unknown: row.by_unknown,
    asksForNothing: row.asks_for_nothing,
    sendsNoNonce: row.sends_no_nonce,
    tokens: row.tokens,
    rejects: row.rejects,
  };
}
