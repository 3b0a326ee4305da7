import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getSplit } from "@/lib/services/splits/get-split";

export const GET = route({ params: IdPath }, (ctx, { params }) => getSplit(ctx, params));
