import type { RejudgeRequest } from "@/lib/contract/rejudge";
import { type Sql, sql } from "@/lib/db/query-rows";
import { JUDGED_FORMAT } from "@/lib/judge/horizon";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { matches } from "@/lib/services/trajectories/count-matches";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";

export interface RejudgeWish extends Pick<RejudgeRequest, "corpus" | "filter" | "again"> {
  readonly model: string;
  readonly rubric: string;
}

/** The rows that match, those of them that have a text for a judge, and of those the ones that would be judged. */
export interface RejudgeRows {
  readonly corpusId: number;
  readonly matching: Sql;
  readonly withText: Sql;
  readonly judging: Sql;
  /** When this model last failed: `trajectory_id`, and a `last` that grows with time. */
  readonly failures: Sql;
}

/** Conditions over `trajectory t` and `review v`. What a person still reviews blind is left out. */
export async function rejudgeRows(asker: Asker, wish: RejudgeWish): Promise<RejudgeRows> {
  const filter = readFilter(asker, wish.filter);
  const corpus = await getCorpusKey(asker.db, wish.corpus);
  const matching = await settledRows(asker, corpus.id, filter);
  const withText = sql`${matching} and t.format = ${JUDGED_FORMAT}`;
  const ofModel = sql`r.corpus_id = ${corpus.id} and r.model = ${wish.model} and r.rubric = ${wish.rubric}`;
  const isScored = sql`exists (select from rejudgement r
    where r.trajectory_id = t.id and ${ofModel} and r.state = 'scored')`;

  return {
    corpusId: corpus.id,
    matching,
    withText,
    judging: wish.again ? withText : sql`${withText} and not ${isScored}`,
    failures: sql`select r.trajectory_id, max(r.id) as last from rejudgement r
      where ${ofModel} and r.state = 'failed' group by r.trajectory_id`,
  };
}

/**
 * The statement for the ids of what would be judged, in turn. The order is of chance and the same for every judge: several
 * judges with the same limit judge the same trajectories, so that they can be compared. What a model failed on comes last,
 * so that it never stands before the others, and of that what waits longest: a round may end after some failures in a row,
 * and the next one begins with others.
 *
 * @param condition - over `trajectory t` and `review v`, besides `rows.judging`
 */
export function inTurn(rows: RejudgeRows, limit: number, condition: Sql = sql`true`): Sql {
  return sql`select t.id
    from (select t.id, t.ext_id ${matches(rows.corpusId, sql`${rows.judging} and ${condition}`)}) t
      left join (${rows.failures}) f on f.trajectory_id = t.id
    order by f.last nulls first, md5(t.ext_id::text), t.id limit ${limit}`;
}
