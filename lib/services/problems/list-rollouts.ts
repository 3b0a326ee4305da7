import * as z from "zod";
import { type RolloutPage, type RolloutPageQuery, RolloutTimeline } from "@/lib/contract/problems";
import { HiddenLayer } from "@/lib/contract/queue-values";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { blindItems } from "@/lib/services/blindness/blind-items";
import { hasBlindQueue } from "@/lib/services/blindness/seen-rows";
import { runsOfKeys } from "@/lib/services/evaluation/find-runs";
import { requirePermission } from "@/lib/services/require-permission";
import { Bytes } from "@/lib/services/trajectories/stored-gzip";
import { axesOf, rejectsOf } from "@/lib/services/trajectories/trajectory-row";
import { type LocatedProblem, locateProblem } from "./locate-problem";
import { timelineSteps } from "./timeline-steps";

const Shape = RolloutTimeline.shape;
const Outcome = Shape.outcome.unwrap().shape;
const Judge = Shape.judge.unwrap().shape;
const Label = Shape.label.unwrap().shape;
const Row = z.object({
  id: z.uuid(),
  run_id: z.int(),
  rollout: Shape.rollout,
  source_id: Shape.sourceId,
  status: Shape.status,
  steps: z.int(),
  outcome: Outcome.level,
  outcome_by: Outcome.by,
  axes: z.int(),
  judge_state: Judge.state,
  gate: Judge.gate,
  judge_score: Judge.score,
  verdict: Shape.verdict.unwrap(),
  filter_version: Shape.filterVersion.unwrap(),
  rejects: z.int(),
  label: Label.value,
  label_source: Label.source,
  labelled_by: Label.by,
  is_label_mine: Label.isMine,
  blind: z.array(HiddenLayer),
  outline: Bytes,
});

/**
 * Rollouts of a problem as timelines, by run and rollout. The order tells nothing that may be hidden, so a rollout that
 * the person reviews blind stands in it, without what its queue hides.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function listRollouts(
  ctx: Asker,
  { id, cursor, limit }: RolloutPageQuery & { readonly id: string },
): Promise<RolloutPage> {
  requirePermission(ctx, "read");
  const problem = await locateProblem(ctx, id);
  const rows = await readRows(ctx, problem, { cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const runs = await runsOfKeys(ctx.db, [...new Set(shown.map(({ run_id }) => run_id))]);
  const runOf = new Map(runs.map(({ key, run }) => [key, run]));

  const items: RolloutTimeline[] = [];
  for (const row of shown) {
    const run = runOf.get(row.run_id);
    if (run) items.push({ ...(await toTimeline(row)), run });
  }
  return { items, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

async function readRows(
  asker: Asker,
  { id, corpus_id: corpusId }: LocatedProblem,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<z.infer<typeof Row>[]> {
  const items = blindItems(asker.person, corpusId, sql`i.trajectory_id = t.id`);
  const blind = (await hasBlindQueue(asker, corpusId))
    ? sql`array(select distinct unnest(b.hidden) from (${items}) b)`
    : sql`'{}'::text[]`;
  const behind = cursor
    ? sql`(${ORDER}) > (select ${ORDER} from trajectory t
        where t.corpus_id = ${corpusId} and t.problem_id = ${id} and t.ext_id = ${cursor}::uuid)`
    : sql`true`;

  return queryRows(
    asker.db,
    Row,
    sql`select t.ext_id as id, t.run_id, t.rollout, t.source_id, t.status, t.steps, t.outcome, t.outcome_by, t.axes, t.judge_state, t.gate,
          t.judge_score, t.verdict, fv.name as filter_version, t.rejects, v.label, v.label_source,
          case when v.label is not null then pe.name end as labelled_by,
          coalesce(v.label is not null and v.person_id = ${asker.person.id}, false) as is_label_mine, ${blind} as blind, o.body as outline
        from (select t.* from trajectory t where t.corpus_id = ${corpusId} and t.problem_id = ${id} and ${behind}
          order by ${ORDER} limit ${limit}) t
        join filter_version fv on fv.id = t.filter_version_id
        join trajectory_outline o on o.corpus_id = ${corpusId} and o.trajectory_id = t.id
        left join review v on v.corpus_id = ${corpusId} and v.trajectory_id = t.id
        left join person pe on pe.id = v.person_id
        order by ${ORDER}`,
  );
}

// Rollouts without a number come last, in the order of their import.
const ORDER: Sql = sql`t.run_id, coalesce(t.rollout, 2147483647), t.id`;

async function toTimeline(row: z.infer<typeof Row>): Promise<Omit<RolloutTimeline, "run">> {
  const isOpen = (layer: HiddenLayer): boolean => !row.blind.includes(layer);

  return {
    id: row.id,
    rollout: row.rollout,
    sourceId: row.source_id,
    status: row.status,
    stepCount: row.steps,
    steps: await timelineSteps(row.outline, { rejects: rejectsOf(row.rejects), hidden: row.blind }),
    ...(isOpen("outcome") ? { outcome: { level: row.outcome, by: row.outcome_by, axes: axesOf(row.axes) } } : {}),
    ...(isOpen("judge") ? { judge: { state: row.judge_state, gate: row.gate, score: row.judge_score } } : {}),
    ...(isOpen("verdict")
      ? { verdict: row.verdict, filterVersion: row.filter_version, rejects: rejectsOf(row.rejects) }
      : {}),
    ...(isOpen("peers")
      ? {
          label: {
            value: row.label,
            source: row.label_source,
            by: row.labelled_by,
            isMine: row.is_label_mine,
          },
        }
      : {}),
    hidden: row.blind,
  };
}
