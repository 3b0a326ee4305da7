import { PinCluster } from "@/lib/contract/splits";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { pinCluster } from "@/lib/services/splits/pin-cluster";

export const POST = route({ params: IdPath, body: PinCluster }, (ctx, { params, body }) =>
  pinCluster(ctx, { ...params, ...body }),
);
