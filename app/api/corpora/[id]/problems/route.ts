import { ProblemMatrixQuery } from "@/lib/contract/problems";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listProblems } from "@/lib/services/problems/list-problems";
import { runIds } from "@/lib/services/problems/run-ids";

export const GET = route({ params: IdPath, query: ProblemMatrixQuery }, (ctx, { params, query }) =>
  listProblems(ctx, { ...params, ...query, runs: runIds(query.runs) }),
);
