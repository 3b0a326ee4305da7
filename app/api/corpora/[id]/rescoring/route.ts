import { RescoringQuery } from "@/lib/contract/rescoring";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getRescoring } from "@/lib/services/evaluation/get-rescoring";

export const GET = route({ params: IdPath, query: RescoringQuery }, (ctx, { params, query }) =>
  getRescoring(ctx, { ...params, ...query }),
);
