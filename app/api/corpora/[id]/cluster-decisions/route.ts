import { DecideCluster } from "@/lib/contract/clusters";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { decideCluster } from "@/lib/services/clusters/decide-cluster";

/** The value that is cut may be a whole query, and a query may be a document. */
const MAX_BODY_BYTES = 8_388_608;

export const POST = route(
  { params: IdPath, body: DecideCluster, maxBodyBytes: MAX_BODY_BYTES, status: 202 },
  (ctx, { params, body }) => decideCluster(ctx, { ...params, ...body }),
);
