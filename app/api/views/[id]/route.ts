import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { removeView } from "@/lib/services/views/remove-view";

export const DELETE = route({ params: IdPath }, (ctx, { params }) => removeView(ctx, params));
