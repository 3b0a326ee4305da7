import * as z from "zod";
import { COUNTED_LABELS } from "@/lib/domain/counted-labels";
import { GATE_FAULTS } from "@/lib/domain/gate-cause";
import { GATES } from "@/lib/domain/judgement";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { VERDICTS } from "@/lib/domain/verdict";
import { JUDGE_FACETS } from "@/lib/query/judge-scope";
import { Estimate } from "./queues";
import { CappedCount } from "./trajectories";

/** A list of values as the filter text writes them: `a,"b, c",none`. */
const Values = z.string().max(4000).default("");

/** GET /api/corpora/:id/judge?filter=&model=&rubric=&bucket=&agent=&week=&labels= */
export const JudgeReportQuery = z.object({
  filter: z.string().max(4000).default(""),
  model: Values,
  rubric: Values,
  bucket: Values,
  agent: Values,
  /** Days, such as 2026-04-27..2026-05-03. */
  week: Values,
  /** Which gates of people count: those given blind, or all. */
  labels: z.enum(COUNTED_LABELS).default("blind"),
});
export type JudgeReportQuery = z.infer<typeof JudgeReportQuery>;

const Gate = z.literal(GATES);

/** A number of trajectories, and the filter text that lists them. */
export const CountedRows = z.object({ count: z.int(), filter: z.string() });
export type CountedRows = z.infer<typeof CountedRows>;

/** People's labels against the judge's gates, of some part of what was judged. */
export const LabelledRows = z.object({
  labels: z.int(),
  /** Share of labels with another gate than the judge's. */
  error: Estimate,
  /** Lists what the error rate rests on. */
  labelFilter: z.string(),
});
export type LabelledRows = z.infer<typeof LabelledRows>;

export const JudgeGroup = LabelledRows.extend({
  /** Null: the rows that name none. */
  name: z.string().nullable(),
  /** As a facet's list of values says it. */
  value: z.string(),
  judged: CountedRows,
  failed: CountedRows,
});
export type JudgeGroup = z.infer<typeof JudgeGroup>;

export const JudgeWeek = LabelledRows.extend({
  /** Its Monday. */
  week: z.iso.date(),
  /** Judgements with a gate. */
  judged: z.int(),
  filter: z.string(),
  /** Mean score of the five-value rubric. */
  score: Estimate,
  gates: z.array(CountedRows.extend({ gate: Gate })),
});
export type JudgeWeek = z.infer<typeof JudgeWeek>;

/** How a judge's gates stand to people's, to the outcome and to the verdict, in a part of a corpus. */
export const JudgeReport = z.object({
  labels: z.enum(COUNTED_LABELS),
  /** The filter text of everything below. */
  filter: z.string(),
  /** Under so many labels a figure or a cell says only how many there are. */
  fewest: z.int(),
  counts: z.object({
    trajectories: CountedRows,
    judged: CountedRows,
    /** In no figure: an infrastructure fault is never a zero. */
    failed: CountedRows,
    absent: CountedRows,
    /** Judged under a rubric without gates: in no table of gates. */
    float: CountedRows,
    audited: CountedRows,
    /**
     * Given where the judge's answer could be seen, or after something that the queue hides; they count with `labels` "all"
     * only. Whether the judge itself was seen is not known of each.
     */
    notBlind: CountedRows,
    /** Of those, given in sight of the judge: reviewers differed and a lead settled it, who sees it among the sides. */
    settledInSight: CountedRows,
    /** People's gates where the judge has none: failed, absent or under a float rubric. */
    withoutGate: CountedRows,
    /** People named different gates and nobody has settled them; as far as the person may know. */
    awaiting: z.int(),
  }),
  /** Trajectories that the asking person reviews blind. They are in no figure. */
  leftOut: CappedCount.nullable(),
  agreement: z.object({
    kappa: Estimate,
    exact: Estimate,
    withinOne: Estimate,
    error: Estimate,
    /** Mean of the judge's gate less the person's. */
    bias: Estimate,
    problems: z.int(),
  }),
  confusion: z.array(
    CountedRows.extend({
      human: Gate,
      judge: Gate,
      isFew: z.boolean(),
      /** Of the labels with this gate of people; null without any. */
      share: z.number().nullable(),
    }),
  ),
  /** “It stops at this gate”; at 5 it passes all. */
  gates: z.array(
    z.object({
      gate: Gate,
      judged: CountedRows,
      given: CountedRows,
      precision: Estimate,
      recall: Estimate,
      f1: Estimate,
    }),
  ),
  byOutcome: z.array(CountedRows.extend({ gate: Gate, outcome: z.enum(OUTCOME_LEVELS) })),
  byVerdict: z.array(CountedRows.extend({ gate: Gate, verdict: z.enum(VERDICTS) })),
  /** The largest of each; `all` is how many there are. */
  groups: z.record(
    z.enum(["model", "rubric", "bucket", "agent"]),
    z.object({ all: z.int(), items: z.array(JudgeGroup) }),
  ),
  /** Weeks in which something was judged. */
  weeks: z.array(JudgeWeek),
  /** Weeks from which most judgements name another rubric than before. */
  rubricChanges: z.array(z.object({ week: z.iso.date(), from: z.string().nullable(), to: z.string().nullable() })),
  /** How often a judge quotes what the trajectory does not hold, by judge model. */
  quotes: z.array(CountedRows.extend({ name: z.string().nullable(), quotes: z.int(), unresolved: Estimate })),
  /** Error by the share of thoughts and results that the judge could read. */
  horizon: z.array(LabelledRows.extend({ from: z.number(), to: z.number(), judged: z.int(), filter: z.string() })),
  /** Whose fault it is that a label differs, where somebody said. */
  faults: z.array(CountedRows.extend({ fault: z.enum(GATE_FAULTS) })),
  /** Labels that differ and of which nobody said why. */
  unexplained: z.int(),
  facets: z.record(
    z.enum(JUDGE_FACETS),
    z.array(z.object({ name: z.string().nullable(), value: z.string(), count: z.int() })),
  ),
});
export type JudgeReport = z.infer<typeof JudgeReport>;
