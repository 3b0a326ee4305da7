import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { matches } from "@/lib/services/trajectories/count-matches";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";

/** The rows that a sample is drawn from. */
export interface SampleSource {
  readonly corpusId: number;
  /** Over `trajectory t` and `review v`, with or without a judge's gate. */
  readonly where: Sql;
}

/**
 * The rows of a filter that a person may see: whom a queue asks blind would learn from the counts of strata what it
 * hides, so what they review blind belongs to no stratum of theirs.
 *
 * @throws ServiceError NOT_FOUND, or INVALID for a filter that cannot be read
 */
export async function sampleSource(
  asker: Asker,
  { corpus: extId, filter }: { readonly corpus: string; readonly filter: string },
): Promise<SampleSource> {
  const wanted = readFilter(asker, filter);
  const corpus = await getCorpusKey(asker.db, extId);

  return {
    corpusId: corpus.id,
    where: await settledRows(asker, corpus.id, wanted),
  };
}

/** Under the five-value rubric; over `trajectory t`. */
export const HAS_GATE = sql`(t.judge_state = 'scored' and t.gate is not null)`;

const LeftOutRow = z.object({ failed: z.int(), withoutGate: z.int() });

/** Rows that have no gate of a judge: failed judgements, and those without one or under a float rubric. */
export async function countWithoutGate(
  db: DbOrTransaction,
  { corpusId, where }: SampleSource,
): Promise<z.infer<typeof LeftOutRow>> {
  const [row] = await queryRows(
    db,
    LeftOutRow,
    sql`select count(*) filter (where t.judge_state = 'failed')::int as failed,
          count(*) filter (where t.judge_state <> 'failed')::int as "withoutGate"
        ${matches(corpusId, sql`not ${HAS_GATE} and ${where}`)}`,
  );

  return row ?? { failed: 0, withoutGate: 0 };
}
