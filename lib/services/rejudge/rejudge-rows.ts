import type { RejudgeRequest } from "@/lib/contract/rejudge";
import { type Sql, sql } from "@/lib/db/query-rows";
import { JUDGED_FORMAT } from "@/lib/judge/horizon";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
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
  /** Whether this model failed on the row before: such rows come last, so that they never stand before the others. */
  readonly hasFailed: Sql;
}

/** Conditions over `trajectory t` and `review v`. What a person still reviews blind is left out. */
export async function rejudgeRows(asker: Asker, wish: RejudgeWish): Promise<RejudgeRows> {
  const filter = readFilter(asker, wish.filter);
  const corpus = await getCorpusKey(asker.db, wish.corpus);
  const matching = await settledRows(asker, corpus.id, filter);
  const withText = sql`${matching} and t.format = ${JUDGED_FORMAT}`;
  const isJudged = (state: "scored" | "failed") => sql`exists (select from rejudgement r
    where r.corpus_id = ${corpus.id} and r.trajectory_id = t.id
      and r.model = ${wish.model} and r.rubric = ${wish.rubric} and r.state = ${state})`;

  return {
    corpusId: corpus.id,
    matching,
    withText,
    judging: wish.again ? withText : sql`${withText} and not ${isJudged("scored")}`,
    hasFailed: isJudged("failed"),
  };
}

/**
 * By chance, and the same for every judge: several judges with the same limit judge the same trajectories, so that they
 * can be compared.
 */
export const CHANCE_ORDER = sql`md5(t.ext_id::text), t.id`;
