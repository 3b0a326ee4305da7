import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { removeCurve } from "@/lib/services/training/remove-curve";

export const DELETE = route({ params: IdPath }, (ctx, { params }) => removeCurve(ctx, params));
