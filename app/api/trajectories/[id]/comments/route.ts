import { AddComment } from "@/lib/contract/comments";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { addComment } from "@/lib/services/comments/add-comment";
import { listComments } from "@/lib/services/comments/list-comments";

export const GET = route({ params: IdPath }, (ctx, { params }) => listComments(ctx, params));
export const POST = route({ params: IdPath, body: AddComment }, (ctx, { params, body }) =>
  addComment(ctx, { ...params, ...body }),
);
