import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listHistory } from "@/lib/services/labels/list-history";

export const GET = route({ params: IdPath }, (ctx, { params }) => listHistory(ctx, params));
