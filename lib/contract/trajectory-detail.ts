import * as z from "zod";
import { Review } from "./labels";
import { Outline, TrajectoryHeader } from "./outline";
import { TrajectoryQuery } from "./trajectories";

/** GET /api/trajectories/:id: everything but the bodies of the steps. */
export const TrajectoryDetail = z.object({ header: TrajectoryHeader, outline: Outline, review: Review });
export type TrajectoryDetail = z.infer<typeof TrajectoryDetail>;

/** GET /api/trajectories/:id/neighbours?corpus=&filter=&sort=: the rows beside this one in the table. */
export const NeighbourQuery = TrajectoryQuery.pick({ corpus: true, filter: true, sort: true });
export type NeighbourQuery = z.infer<typeof NeighbourQuery>;

export const Neighbours = z.object({ previous: z.uuid().nullable(), next: z.uuid().nullable() });
export type Neighbours = z.infer<typeof Neighbours>;
