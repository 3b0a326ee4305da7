import { TrajectoryFilter } from "@/lib/contract/trajectories";
import { route } from "@/lib/http/route";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";

export const GET = route({ query: TrajectoryFilter }, (ctx, { query }) => countTrajectories(ctx, query));
