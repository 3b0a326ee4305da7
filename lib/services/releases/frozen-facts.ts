import * as z from "zod";
import { sql } from "@/lib/db/query-rows";
import { OUTCOME_LEVELS, OUTCOME_SOURCES, UNSCORED } from "@/lib/domain/outcome";
import { VERDICTS } from "@/lib/domain/verdict";
import { type FactRow, RunFacts } from "@/lib/services/exports/stored-trajectory";

/** Outcomes of a release: as they were frozen, or as the sources left those that the rules had scored by then. */
export type ReleaseOutcomes = "frozen" | "source";

/** What was frozen of a member that its record does not hold, or that the rules and other files can change. */
export const FrozenFacts = z.object({
  verdict: z.enum(VERDICTS),
  bucket: z.string().nullable(),
  outcome: z.enum(OUTCOME_LEVELS),
  outcomeBy: z.enum(OUTCOME_SOURCES),
  rule: z.number().nullable(),
  axes: z.int(),
  hasQuery: z.boolean(),
  hasReward: z.boolean(),
  run: RunFacts,
});
export type FrozenFacts = z.infer<typeof FrozenFacts>;

/** Those of a member `m` and its run `rr`. */
export const frozenFactColumns = sql`m.verdict, m.bucket, m.outcome, m.outcome_by as "outcomeBy", m.rule, m.axes,
  m.has_query as "hasQuery", m.has_reward as "hasReward", rr.facts as run`;

/**
 * The facts of a member as they were frozen, whatever stands in the columns by now. A query only ever comes where none
 * was; suite and difficulty of a problem stand in no row.
 */
export function asFrozen(now: FactRow, frozen: FrozenFacts, outcomes: ReleaseOutcomes): FactRow {
  const { verdict, bucket, outcome, outcomeBy, rule, axes, hasQuery, hasReward, run } = frozen;
  const scored =
    outcomes === "source" && outcomeBy === "rules"
      ? ({ outcome: UNSCORED.level, outcome_by: "source", rule: null, axes: 0 } as const)
      : { outcome, outcome_by: outcomeBy, rule, axes };

  return { ...now, ...run, ...scored, verdict, bucket, has_reward: hasReward, query: hasQuery ? now.query : "" };
}
