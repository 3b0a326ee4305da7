import { MultiJudgeQuery } from "@/lib/contract/multi-judge";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getMultiJudge } from "@/lib/services/judge/multi-judge";

export const GET = route({ params: IdPath, query: MultiJudgeQuery }, (ctx, { params, query }) =>
  getMultiJudge(ctx, { ...params, ...query }),
);
