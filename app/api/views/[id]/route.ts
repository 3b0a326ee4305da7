import { RenameView } from "@/lib/contract/views";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { removeView } from "@/lib/services/views/remove-view";
import { renameView } from "@/lib/services/views/rename-view";

export const PATCH = route({ params: IdPath, body: RenameView }, (ctx, { params, body }) =>
  renameView(ctx, { ...params, ...body }),
);
export const DELETE = route({ params: IdPath }, (ctx, { params }) => removeView(ctx, params));
