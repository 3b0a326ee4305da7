import * as z from "zod";
import { Review } from "./labels";
import { Outline, TrajectoryHeader } from "./outline";
import { TrajectoryQuery } from "./trajectories";
import { HiddenLayer } from "./queue-values";

/** GET /api/trajectories/:id: everything but the bodies of the steps. */
export const TrajectoryDetail = z.object({
  header: TrajectoryHeader,
  outline: Outline,
  /** Absent while other people's answers are hidden. */
  review: Review.optional(),
  /** What this answer leaves out for the person who asks: a blind queue hides it, or the role may not see it. */
  hidden: z.array(HiddenLayer),
});
export type TrajectoryDetail = z.infer<typeof TrajectoryDetail>;

/** GET /api/trajectories/:id/neighbours?corpus=&filter=&sort=: the rows beside this one in the table. */
export const NeighbourQuery = TrajectoryQuery.pick({ corpus: true, filter: true, sort: true });
export type NeighbourQuery = z.infer<typeof NeighbourQuery>;

export const Neighbours = z.object({ previous: z.uuid().nullable(), next: z.uuid().nullable() });
export type Neighbours = z.infer<typeof Neighbours>;
