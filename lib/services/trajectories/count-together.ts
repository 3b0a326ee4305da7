import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { compileFilter } from "@/lib/db/compile-filter";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Filter } from "@/lib/query/filter";
import { matches } from "./count-matches";

type Term = Filter["terms"][number];

/** Filters that are counted in one look at the rows of a condition over `trajectory t` and `review v`. */
interface Look {
  readonly where: Sql;
  readonly filters: readonly Filter[];
}

/** An answer of a look: how many rows there are for which just these terms hold, the first term in the lowest bit. */
const HeldRow = z.object({ look: z.int(), held: z.int(), count: z.int() });
const MOST_TERMS = 30;

/**
 * How many rows each filter of each look lists, all of one moment. A term that several filters share is asked once a row:
 * rows are grouped by the terms that hold, and what a filter lists is a sum of groups.
 */
export async function countTogether(
  db: DbOrTransaction,
  corpusId: number,
  looks: readonly Look[],
): Promise<readonly (readonly number[])[]> {
  const termsOf = looks.map(({ filters }) => distinctTerms(filters));
  const statements = looks.map(({ where }, look) => {
    const bits = (termsOf[look] ?? []).map((term, bit) => {
      const condition = compileFilter({ terms: [term] }, corpusId);

      return sql`(((${condition}) is true)::int << ${bit}::int)`;
    });

    return sql`select ${look}::int as look, ${joinSql([sql`0`, ...bits], " | ")} as held, count(*)::int as count
      ${matches(corpusId, where)} group by 2`;
  });
  const rows = await queryRows(db, HeldRow, joinSql(statements, " union all "));

  return looks.map(({ filters }, look) => {
    const bitOf = new Map(termsOf[look]?.map((term, bit) => [keyOf(term), 2 ** bit]));
    const groups = rows.filter((row) => row.look === look);

    return filters.map(({ terms }) => {
      const isListed = (held: number): boolean =>
        terms.every((term) => ((held & (bitOf.get(keyOf(term)) ?? 0)) !== 0) !== term.isNegated);

      return groups.reduce((sum, { held, count }) => sum + (isListed(held) ? count : 0), 0);
    });
  });
}

/** The terms of the filters, each once and as it is without its negation. */
function distinctTerms(filters: readonly Filter[]): Term[] {
  const terms = new Map<string, Term>();
  for (const term of filters.flatMap((filter) => filter.terms)) terms.set(keyOf(term), { ...term, isNegated: false });
  if (terms.size > MOST_TERMS)
    throw new RangeError(`Filters of more than ${MOST_TERMS} terms are not counted together.`);

  return [...terms.values()];
}

/** Equal for terms that ask the same, whether negated or not and wherever they stand. */
function keyOf({ span: _, isNegated: __, ...asked }: Term): string {
  return JSON.stringify(asked);
}
