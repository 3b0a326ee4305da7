import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getJudgeByVerdict } from "@/lib/services/corpora/get-judge-by-verdict";

export const GET = route({ params: IdPath }, (ctx, { params }) => getJudgeByVerdict(ctx, params));
