import { UnpinClusters } from "@/lib/contract/splits";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { unpinClusters } from "@/lib/services/splits/unpin-clusters";

export const POST = route({ params: IdPath, body: UnpinClusters }, (ctx, { params, body }) =>
  unpinClusters(ctx, { ...params, ...body }),
);
