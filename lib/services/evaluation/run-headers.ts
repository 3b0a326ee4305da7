import * as z from "zod";
import type { RunFacets } from "@/lib/contract/runs";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isNamesake } from "./find-runs";

const HeaderRow = z.object({
  key: z.int(),
  id: z.uuid(),
  name: z.string(),
  isNamesake: z.boolean(),
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
    sql`select ru.id as key, ru.ext_id::text as id, ru.name, ${isNamesake} as "isNamesake", ru.harness, ru.suite,
          ag.name as agent, ag.version, ag.model
        from run ru left join agent ag on ag.id = ru.agent_id where ru.corpus_id = ${corpusId}`,
  );

  return new Map(rows.map((row) => [row.key, row]));
}

const BucketRow = z.object({ value: z.string().nullable(), count: z.int() });

/** Runs of each suite, harness and model, and problems of each bucket; those with most first. */
export async function runFacets(
  db: DbOrTransaction,
  corpusId: number,
  headers: Iterable<RunHeader>,
): Promise<RunFacets> {
  const runs = [...headers];
  const bucket = await queryRows(
    db,
    BucketRow,
    sql`select p.bucket as value, count(*)::int as count from problem p where p.corpus_id = ${corpusId}
        group by 1 order by 2 desc, 1`,
  );

  return {
    suite: countValues(runs.map(({ suite }) => suite)),
    harness: countValues(runs.map(({ harness }) => harness)),
    model: countValues(runs.map(({ model }) => model)),
    bucket,
  };
}

function countValues(values: readonly (string | null)[]): { value: string | null; count: number }[] {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);

  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value ?? "").localeCompare(other.value ?? "", "en"));
}
