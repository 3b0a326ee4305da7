import { TrajectoryQuery } from "@/lib/contract/trajectories";
import { route } from "@/lib/http/route";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";

export const GET = route({ query: TrajectoryQuery }, (ctx, { query }) => listTrajectories(ctx, query));
