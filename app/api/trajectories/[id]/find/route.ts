import { FindQuery } from "@/lib/contract/find";
import { lineResponse } from "@/lib/http/line-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { findInTrajectory } from "@/lib/services/trajectories/find-in-trajectory";

export const GET = route({ params: IdPath, query: FindQuery }, async (ctx, { params, query }) =>
  lineResponse(await findInTrajectory(ctx, { ...params, ...query })),
);
