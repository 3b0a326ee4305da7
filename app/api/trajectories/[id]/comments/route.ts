import { AddComment } from "@/lib/contract/comments";
import { PageQuery } from "@/lib/contract/page";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { addComment } from "@/lib/services/comments/add-comment";
import { listComments } from "@/lib/services/comments/list-comments";

export const GET = route({ params: IdPath, query: PageQuery }, (ctx, { params, query }) =>
  listComments(ctx, { ...params, ...query }),
);
export const POST = route({ params: IdPath, body: AddComment }, (ctx, { params, body }) =>
  addComment(ctx, { ...params, ...body }),
);
