import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getFunnel } from "@/lib/services/corpora/get-funnel";

export const GET = route({ params: IdPath }, (ctx, { params }) => getFunnel(ctx, params));
