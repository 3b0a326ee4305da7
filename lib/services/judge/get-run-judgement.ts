import * as z from "zod";
import type { RunJudgement } from "@/lib/contract/judge-audit";
import { queryRows, sql } from "@/lib/db/query-rows";
import { JUDGEMENT_KINDS } from "@/lib/domain/judgement";
import { scoreRun } from "@/lib/judge/coefficient";
import { seenRows } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { countRun } from "@/lib/services/evaluation/count-run";
import { type ScoredCounts, whyUnknown } from "@/lib/services/evaluation/nothing-scored";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

const GroupRow = z.object({
  state: z.enum(JUDGEMENT_KINDS),
  score: z.number().nullable(),
  richness: z.number().nullable(),
  is_seen: z.boolean(),
  count: z.int(),
});
type GroupRow = z.infer<typeof GroupRow>;

/**
 * What the judge's scores make of a run: mean quality, coefficient, final score, and the shadow score by richness (domain
 * 3.5), computed from what is stored. What is solved is counted as the list of runs counts it. Hidden as a whole from who
 * reviews any trajectory of the run blind: a part of the run would be another figure, and the whole would tell.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getRunJudgement(ctx: Context, { id }: { readonly id: string }): Promise<RunJudgement> {
  requirePermission(ctx, "read");
  const run = await ctx.db.run.findUnique({ where: { extId: id }, select: { id: true, corpusId: true } });
  if (!run) throw new ServiceError("NOT_FOUND", "There is no such run.");

  // Scores are grouped and not added up by the database: it would add reals, and 0.9 is none.
  const groups = await queryRows(
    ctx.db,
    GroupRow,
    sql`select t.judge_state as state, t.judge_score as score, t.richness,
          (${await seenRows(ctx, run.corpusId)}) as is_seen, count(*)::int as count
        from trajectory t where t.corpus_id = ${run.corpusId} and t.run_id = ${run.id}
        group by 1, 2, 3, 4`,
  );
  if (groups.some((group) => !group.is_seen)) return { kind: "hidden" };

  return { kind: "shown", ...figures(groups, await countRun(ctx, run.corpusId, run.id)) };
}

type Figures = Omit<Extract<RunJudgement, { kind: "shown" }>, "kind">;

function figures(groups: readonly GroupRow[], solved: ScoredCounts): Figures {
  const count = (rows: readonly GroupRow[]): number => rows.reduce((sum, row) => sum + row.count, 0);
  const of = (state: GroupRow["state"]): readonly GroupRow[] => groups.filter((group) => group.state === state);
  const reason = whyUnknown([solved]);
  const isKnown = reason === undefined && solved.rollouts > 0;
  const successRate = isKnown ? solved.successes / solved.rollouts : undefined;
  const run = scoreRun({
    scores: each(of("scored"), (group) => group.score).concat(each(of("failed"), () => null)),
    successRate,
    richness: each(groups, (group) => group.richness),
  });

  return {
    trajectories: count(groups),
    judged: run.judged,
    failed: count(of("failed")),
    notJudged: count(of("absent")),
    open: solved.open,
    successRate: successRate ?? null,
    reason: reason ?? null,
    quality: run.quality ?? null,
    coefficient: run.coefficient ?? null,
    finalScore: run.finalScore ?? null,
    richness: run.richness ?? null,
    shadowScore: run.shadowScore ?? null,
  };
}

function each(groups: readonly GroupRow[], read: (group: GroupRow) => number | null): (number | null)[] {
  return groups.flatMap((group) => Array.from({ length: group.count }, () => read(group)));
}
