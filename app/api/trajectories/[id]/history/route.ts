import { PageQuery } from "@/lib/contract/page";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listHistory } from "@/lib/services/labels/list-history";

export const GET = route({ params: IdPath, query: PageQuery }, (ctx, { params, query }) =>
  listHistory(ctx, { ...params, ...query }),
);
