import { UpdateComment } from "@/lib/contract/comments";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { removeComment } from "@/lib/services/comments/remove-comment";
import { updateComment } from "@/lib/services/comments/update-comment";

export const PATCH = route({ params: IdPath, body: UpdateComment }, (ctx, { params, body }) =>
  updateComment(ctx, { ...params, ...body }),
);
export const DELETE = route({ params: IdPath }, (ctx, { params }) => removeComment(ctx, params));
