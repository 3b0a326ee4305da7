import { NeighbourQuery } from "@/lib/contract/trajectory-detail";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { findNeighbours } from "@/lib/services/trajectories/find-neighbours";

export const GET = route({ params: IdPath, query: NeighbourQuery }, (ctx, { params, query }) =>
  findNeighbours(ctx, { ...query, ...params }),
);
