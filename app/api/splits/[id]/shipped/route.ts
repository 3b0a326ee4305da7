import { ShippedQuery } from "@/lib/contract/splits";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getShippedClusters } from "@/lib/services/splits/get-shipped-clusters";

export const GET = route({ params: IdPath, query: ShippedQuery }, (ctx, { params, query }) =>
  getShippedClusters(ctx, { ...params, ...query }),
);
