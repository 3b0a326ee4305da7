import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getHorizon } from "@/lib/services/judge/get-horizon";

export const GET = route({ params: IdPath }, (ctx, { params }) => getHorizon(ctx, params));
