import * as z from "zod";
import type { RescoringQuery, RescoringReport } from "@/lib/contract/rescoring";
import { queryRows, sql } from "@/lib/db/query-rows";
import { RESCORE_ANSWERS, RESCORED_PARTS } from "@/lib/domain/rescored-outcome";
import { within } from "@/lib/query/judge-scope";
import type { Asker } from "@/lib/services/blindness/asker";
import { countRewardsLeftOut, openRewards } from "@/lib/services/blindness/blind-rewards";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { requirePermission } from "@/lib/services/require-permission";
import { matches } from "@/lib/services/trajectories/count-matches";
import { matchingRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";

const TotalRow = z.object({ total: z.int(), waiting: z.int() });
const GroupRow = z.object({
  answer: z.enum(RESCORE_ANSWERS),
  success: z.enum(["yes", "no", "open"]),
  is_partial: z.boolean(),
  is_stored_solved: z.boolean(),
  differing: z.array(z.enum(RESCORED_PARTS)),
  undecided: z.array(z.enum(RESCORED_PARTS)),
  count: z.int(),
});
type GroupRow = z.infer<typeof GroupRow>;

/**
 * How the stored outcomes of a corpus stand to the rules, over the rows that match and that the person may see, without
 * those whose reward spec is hidden from them. A row counts once for each part that differs.
 *
 * @throws ServiceError NOT_FOUND, or INVALID for a filter that cannot be read
 */
export async function getRescoring(
  ctx: Asker,
  { id, filter }: RescoringQuery & { readonly id: string },
): Promise<RescoringReport> {
  requirePermission(ctx, "read_reward");
  const { db } = ctx;
  const corpus = await getCorpusKey(db, id);
  const rows = matches(
    corpus.id,
    sql`${await matchingRows(ctx, corpus.id, readFilter(ctx, filter))} and ${await openRewards(ctx, corpus.id)}`,
  );
  const [[totals], groups] = await Promise.all([
    queryRows(
      db,
      TotalRow,
      sql`select count(*)::int as total,
            (count(*) filter (where exists (select from corpus c where c.id = ${corpus.id}
              and (t.id > c.measured_to or c.measure_version < ${MEASURE_VERSION}::int))))::int as waiting
          ${rows}`,
    ),
    queryRows(
      db,
      GroupRow,
      sql`select ro.answer, ro.success, ro.is_partial, m.is_stored_solved, ro.differing, ro.undecided, count(*)::int as count
          from rescored_outcome ro join (select t.id, t.outcome = 'success' as is_stored_solved ${rows}) m
            on m.id = ro.trajectory_id
          where ro.corpus_id = ${corpus.id}
          group by 1, 2, 3, 4, 5, 6`,
    ),
  ]);
  const counted = (isMeant: (row: GroupRow) => boolean, ...terms: readonly string[]) => ({
    count: groups.reduce((sum, row) => sum + (isMeant(row) ? row.count : 0), 0),
    filter: within(filter, ...terms),
  });

  return {
    total: totals?.total ?? 0,
    rescored: counted(() => true).count,
    waiting: totals?.waiting ?? 0,
    leftOut: await countRewardsLeftOut(ctx, corpus.id),
    answers: RESCORE_ANSWERS.map((answer) => {
      return { answer, ...counted((row) => row.answer === answer, `rescore:${answer}`) };
    }),
    parts: RESCORED_PARTS.map((part) => ({
      part,
      differs: counted((row) => row.differing.includes(part), `rescore_differs:${part}`),
      undecided: counted((row) => row.undecided.includes(part), `rescore_undecided:${part}`),
    })),
    partial: counted((row) => row.is_partial, "rescore_partial:yes"),
    solved: solvedOf(counted),
  };
}

type Counted = (isMeant: (row: GroupRow) => boolean) => { readonly count: number };

function solvedOf(counted: Counted): RescoringReport["solved"] {
  const low = counted((row) => row.success === "yes").count;

  return {
    stored: counted((row) => row.is_stored_solved).count,
    low,
    high: low + counted((row) => row.success === "open").count,
  };
}
