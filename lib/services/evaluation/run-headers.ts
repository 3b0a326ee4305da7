import * as z from "zod";
import type { RunFacets } from "@/lib/contract/runs";
import type { DbOrTransaction } from "@/lib/db/client";
import { countedNames } from "@/lib/db/counted-names";
import { queryRows, sql } from "@/lib/db/query-rows";
import { mergedCounts } from "@/lib/query/common-spelling";
import { isNameTaken } from "./find-runs";

const HeaderRow = z.object({
  key: z.int(),
  id: z.uuid(),
  name: z.string(),
  isNameTaken: z.boolean(),
  harness: z.string().nullable(),
  suite: z.string().nullable(),
  agent: z.string().nullable(),
  version: z.string().nullable(),
  model: z.string().nullable(),
});
/** A run as its source describes it. */
export type RunHeader = z.infer<typeof HeaderRow>;

/** All runs of a corpus by their internal keys. */
export async function readRunHeaders(db: DbOrTransaction, corpusId: number): Promise<ReadonlyMap<number, RunHeader>> {
  const rows = await queryRows(
    db,
    HeaderRow,
    sql`select ru.id as key, ru.ext_id::text as id, ru.name, ${isNameTaken} as "isNameTaken", ru.harness, ru.suite,
          ag.name as agent, ag.version, ag.model
        from run ru left join agent ag on ag.id = ru.agent_id where ru.corpus_id = ${corpusId}`,
  );

  return new Map(rows.map((row) => [row.key, row]));
}

const BucketRow = z.object({ value: z.string().nullable(), count: z.int() });

/**
 * Runs of each suite, harness and model, and problems of each bucket; those with most first. Values that a filter takes for
 * one are one, under the spelling of most.
 */
export async function runFacets(
  db: DbOrTransaction,
  corpusId: number,
  headers: Iterable<RunHeader>,
): Promise<RunFacets> {
  const runs = [...headers];
  const bucket = await queryRows(
    db,
    BucketRow,
    sql`select n.name as value, n.count
        from (${countedNames(sql`select p.bucket as name, count(*) as count from problem p where p.corpus_id = ${corpusId} group by 1`)}) n
        order by 2 desc, 1`,
  );

  return {
    suite: countValues(runs.map(({ suite }) => suite)),
    harness: countValues(runs.map(({ harness }) => harness)),
    model: countValues(runs.map(({ model }) => model)),
    bucket,
  };
}

function countValues(values: readonly (string | null)[]): { value: string | null; count: number }[] {
  return [...mergedCounts(values.map((value) => [value, 1]))]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value ?? "").localeCompare(other.value ?? "", "en"));
}
