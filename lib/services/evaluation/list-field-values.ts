import * as z from "zod";
import type { FieldValueQuery, FieldValues } from "@/lib/contract/field-values";
import { likePattern } from "@/lib/db/compile-test";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { RunField } from "@/lib/query/run-fields";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";

const MOST_SHOWN = 50;
/** Suites of problems that are looked through; a corpus has a few. */
const MOST_SUITES = 1000;
/** Characters of a value that is offered, as the index of suites has them: nobody picks a longer one from a list. */
const LONGEST = sql`200`;

const COLUMNS: Readonly<Record<RunField, Sql>> = {
  model: sql`ag.model`,
  miner: sql`ag.miner_hotkey`,
  suite: sql`ru.suite`,
  harness: sql`ru.harness`,
  phase: sql`ru.phase`,
  race: sql`ru.race_id`,
  validator: sql`ru.validator_hotkey`,
};

/**
 * Values of a field that runs of a corpus have, by their beginning.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function listFieldValues(
  ctx: Context,
  { id, field, prefix }: FieldValueQuery & { readonly id: string },
): Promise<FieldValues> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const rows = await queryRows(
    ctx.db,
    z.object({ value: z.string() }),
    sql`select value from (
          select ${COLUMNS[field]} as value, 1 as runs
          from run ru left join agent ag on ag.id = ru.agent_id where ru.corpus_id = ${corpus.id}
          ${field === "suite" ? sql`union all ${suitesOfProblems(corpus.id)}` : sql``}) v
        where value <> '' and length(value) <= ${LONGEST} and value ilike ${likePattern([prefix, ""])}
        group by value order by sum(runs) desc, value limit ${MOST_SHOWN}`,
  );

  return { items: rows.map(({ value }) => value) };
}

/** Each suite is looked up behind the one before it: problems are many, suites are few. */
function suitesOfProblems(corpusId: number): Sql {
  return sql`(with recursive suites as (
      (select p.suite from problem p where p.corpus_id = ${corpusId} and length(p.suite) <= ${LONGEST} order by p.suite limit 1)
      union all
      select (select p.suite from problem p
        where p.corpus_id = ${corpusId} and length(p.suite) <= ${LONGEST} and p.suite > s.suite order by p.suite limit 1)
      from suites s where s.suite is not null)
    select suite, 0 from suites where suite is not null limit ${MOST_SUITES})`;
}
