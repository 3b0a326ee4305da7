import { RejectedQuery } from "@/lib/contract/imports";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listRejected } from "@/lib/services/imports/list-rejected";

export const GET = route({ params: IdPath, query: RejectedQuery }, (ctx, { params, query }) =>
  listRejected(ctx, { ...params, ...query }),
);
