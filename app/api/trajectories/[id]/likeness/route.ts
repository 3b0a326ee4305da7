import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getLikeness } from "@/lib/services/selection/get-likeness";

export const GET = route({ params: IdPath }, (ctx, { params }) => getLikeness(ctx, params));
