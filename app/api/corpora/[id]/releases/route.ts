import { BuildRelease, ReleaseListQuery } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listReleases } from "@/lib/services/releases/list-releases";
import { startRelease } from "@/lib/services/releases/start-release";

export const GET = route({ params: IdPath, query: ReleaseListQuery }, (ctx, { params, query }) =>
  listReleases(ctx, { ...params, ...query }),
);
export const POST = route({ params: IdPath, body: BuildRelease, status: 202 }, (ctx, { params, body }) =>
  startRelease(ctx, { ...body, ...params }),
);
