import { PageQuery } from "@/lib/contract/page";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listCommentsForMe } from "@/lib/services/comments/list-comments-for-me";

export const GET = route({ params: IdPath, query: PageQuery }, (ctx, { params, query }) =>
  listCommentsForMe(ctx, { ...params, ...query }),
);
