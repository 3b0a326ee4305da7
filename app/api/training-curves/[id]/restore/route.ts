import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { restoreCurve } from "@/lib/services/training/restore-curve";

export const POST = route({ params: IdPath }, (ctx, { params }) => restoreCurve(ctx, params));
