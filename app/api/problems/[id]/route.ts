import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getProblem } from "@/lib/services/problems/get-problem";

export const GET = route({ params: IdPath }, (ctx, { params }) => getProblem(ctx, params));
