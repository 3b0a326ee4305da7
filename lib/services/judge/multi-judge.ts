import * as z from "zod";
import type { JudgeRater, MultiJudge, MultiJudgeQuery } from "@/lib/contract/multi-judge";
import { latestRejudgements } from "@/lib/db/latest-rejudgements";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { GATE_ANSWERS } from "@/lib/domain/question";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { shownUnlessTooFew } from "@/lib/services/queues/shown-estimate";
import { requirePermission } from "@/lib/services/require-permission";
import { matches } from "@/lib/services/trajectories/count-matches";
import { matchingRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { agreementOf } from "@/lib/stats/agreement";
import { FEWEST_TO_SAY } from "@/lib/stats/estimate";
import type { Rating } from "@/lib/stats/rating";
import { judgePairs } from "./judge-pairs";

/** See EstimateOptions: about half a second on one core for whoever waits. */
const LIVE_BUDGET = 60_000_000;
const SEED = 1;

const RaterRow = z.object({
  kind: z.enum(["original", "judge", "people"]),
  model: z.string().nullable(),
  rubric: z.string().nullable(),
  failed: z.int(),
  withoutGate: z.int(),
  ratings: z.string().nullable(),
});
type RaterRow = z.infer<typeof RaterRow>;

/**
 * Agreement on the gate among the original judge, each model that was asked again and people. A rating is the gate of a
 * scored judgement; of several by one model under one rubric the latest counts. Failed ones, and scores between the five
 * values, are counted apart. Problems are the clusters of every interval: alpha's resamples them, and those of two raters are as in the report of the judge.
 *
 * @throws ServiceError NOT_FOUND, or INVALID for a filter that cannot be read
 */
export async function getMultiJudge(
  ctx: Pick<Context, "db" | "person">,
  { id, filter, labels }: MultiJudgeQuery & { readonly id: string },
): Promise<MultiJudge> {
  requirePermission(ctx, "see_rejudgements");
  const wanted = readFilter(ctx, filter);
  const corpus = await getCorpusKey(ctx.db, id);
  const where = await matchingRows(ctx, corpus.id, wanted);
  const rows = await queryRows(ctx.db, RaterRow, ratersSql(corpus.id, where, labels === "blind"));

  return agreement(rows);
}

/** One row a rater: as rows of their own, tens of thousands of ratings cost more to parse than to compare. */
function ratersSql(corpusId: number, where: Sql, isBlindOnly: boolean): Sql {
  return sql`with wanted as (select t.id, t.problem_id, t.judge_state, t.gate ${matches(corpusId, where)}),
    latest as (${latestRejudgements(corpusId)}),
    said as (
      select 'original' as kind, null::text as model, null::text as rubric, w.id, w.problem_id, w.judge_state as state, w.gate
      from wanted w
      union all
      select 'judge', l.model, l.rubric, w.id, w.problem_id, l.state, l.gate
      from latest l join wanted w on w.id = l.trajectory_id
      union all
      select 'people', null, null, w.id, w.problem_id, null, ${isBlindOnly ? sql`g.blind_gate` : sql`g.gate`}
      from gate_label g join wanted w on w.id = g.trajectory_id
      where g.corpus_id = ${corpusId} and g.gate is not null
    ),
    -- Only where two can be compared; the original judge alone may have a hundred thousand.
    shared as (select id from said where gate is not null group by id having count(*) > 1)
    select s.kind, s.model, s.rubric, count(*) filter (where s.state = 'failed')::int as failed,
      count(*) filter (where s.state = 'scored' and s.gate is null)::int as "withoutGate",
      -- What is resampled is drawn by place: without an order the same ratings get other intervals from time to time.
      string_agg(concat_ws(chr(9), s.id, s.problem_id, s.gate), chr(10) order by s.id) filter (where s.gate is not null
        and s.id in (select id from shared)) as ratings
    from said s group by s.kind, s.model, s.rubric
    order by array_position(array['original', 'judge', 'people'], s.kind), s.model, s.rubric`;
}

interface Rater {
  readonly shown: JudgeRater;
  readonly ratings: readonly (Rating & { readonly problem: string })[];
}

function agreement(rows: readonly RaterRow[]): MultiJudge {
  const raters = rows
    .map(raterOf)
    .filter(({ shown }) => shown.rated > 0 || (shown.kind === "judge" && isLeftOut(shown)));
  const ratings = raters.flatMap((rater) => rater.ratings);
  const shown = raters.map((rater) => rater.shown);
  if (ratings.length === 0) return { raters: shown, items: 0, fewest: FEWEST_TO_SAY, alpha: NOTHING, pairs: [] };

  const { items, percentAgreement, ordinalAlpha } = agreementOf({
    ratings,
    level: "ordinal",
    order: GATE_ANSWERS,
    clusters: new Map(ratings.map(({ item, problem }) => [item, problem])),
    seed: SEED,
    budget: LIVE_BUDGET,
    withPairs: false,
    withComparison: false,
  });

  return {
    raters: shown,
    items,
    fewest: FEWEST_TO_SAY,
    alpha: shownUnlessTooFew(percentAgreement, ordinalAlpha),
    pairs: judgePairs(
      raters.map(({ shown: { id }, ratings }) => ({ id, ratings })),
      { seed: SEED, budget: LIVE_BUDGET },
    ),
  };
}

function isLeftOut({ failed, withoutGate }: JudgeRater): boolean {
  return failed + withoutGate > 0;
}

const NOTHING = { value: null, reason: "No trajectory has the gates of two raters yet.", n: 0 };

function raterOf({ kind, model, rubric, failed, withoutGate, ratings }: RaterRow): Rater {
  const id = kind === "judge" ? JSON.stringify([model, rubric]) : kind;
  const lines = ratings === null ? [] : ratings.split("\n");

  return {
    shown: { id, kind, model, rubric, failed, withoutGate, rated: lines.length },
    ratings: lines.map((line) => {
      const [item = "", problem = "", value = ""] = line.split("\t");
      return { item, rater: id, value, problem };
    }),
  };
}
