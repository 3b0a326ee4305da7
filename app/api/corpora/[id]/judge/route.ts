import { JudgeReportQuery } from "@/lib/contract/judge";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getJudgeReport } from "@/lib/services/judge/get-judge-report";

export const GET = route({ params: IdPath, query: JudgeReportQuery }, (ctx, { params, query }) =>
  getJudgeReport(ctx, { ...params, ...query }),
);
