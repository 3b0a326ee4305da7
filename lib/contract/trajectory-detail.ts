import * as z from "zod";
import { FilterDecision } from "./filter-decision";
import { GateReview, Injection, JudgeCheck } from "./judge-audit";
import { Review } from "./labels";
import { Outline, TrajectoryHeader } from "./outline";
import { ProcessFinding } from "./process";
import { HiddenLayer } from "./queue-values";
import { RescoredOutcome } from "./rescoring";
import { TrajectoryQuery } from "./trajectories";

/** GET /api/trajectories/:id: everything but the bodies of the steps. */
export const TrajectoryDetail = z.object({
  header: TrajectoryHeader,
  /** As the import stored it, where `filterDecision` says what the trajectory's filter version makes of it. */
  outline: Outline,
  /** Absent where the outline says it already, and while the analysis is hidden. */
  filterDecision: FilterDecision.optional(),
  /** Absent while other people's answers are hidden. */
  review: Review.optional(),
  /** The gate of people, with why it differs from the judge's: absent while either is hidden. */
  gateReview: GateReview.optional(),
  /** Absent while the judge is hidden, where there is no judgement, and until it has been checked. */
  judgeCheck: JudgeCheck.optional(),
  /** Where the agent addresses a judge; absent while findings of the machine are hidden. */
  injections: z.array(Injection).optional(),
  /** How the agent went about it; absent while findings of the machine are hidden. */
  processFindings: z.array(ProcessFinding).optional(),
  /** Absent while the outcome or the reward spec is hidden, and where nothing was scored again. */
  rescored: RescoredOutcome.optional(),
  /** What this answer leaves out for the person who asks: a blind queue hides it, or the role may not see it. */
  hidden: z.array(HiddenLayer),
  /** Set while the person reviews anything of the corpus blind: where this one leaves the pipeline is refused then. */
  isPipelineHidden: z.literal(true).optional(),
});
export type TrajectoryDetail = z.infer<typeof TrajectoryDetail>;

/** What is kept packed, asked for with `?as=`: a page asks for it ahead, where no header can say what it accepts. */
export const PackedQuery = z.object({ as: z.literal("gzip").optional() });

/** GET /api/trajectories/:id/neighbours?corpus=&filter=&sort=: the rows beside this one in the table. */
export const NeighbourQuery = TrajectoryQuery.pick({ corpus: true, filter: true, sort: true });
export type NeighbourQuery = z.infer<typeof NeighbourQuery>;

export const Neighbours = z.object({ previous: z.uuid().nullable(), next: z.uuid().nullable() });
export type Neighbours = z.infer<typeof Neighbours>;
