import { DifferenceQuery } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { compareReleases } from "@/lib/services/releases/compare-releases";

export const GET = route({ params: IdPath, query: DifferenceQuery }, (ctx, { params, query }) =>
  compareReleases(ctx, { ...params, ...query }),
);
