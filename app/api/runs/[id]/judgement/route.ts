import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getRunJudgement } from "@/lib/services/judge/get-run-judgement";

export const GET = route({ params: IdPath }, (ctx, { params }) => getRunJudgement(ctx, params));
