import { ProblemTableQuery } from "@/lib/contract/problems";
import { fileResponse } from "@/lib/http/file-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { runIds } from "@/lib/services/problems/run-ids";
import { streamProblems } from "@/lib/services/problems/stream-problems";

export const GET = route({ params: IdPath, query: ProblemTableQuery }, async (ctx, { params, query }) => {
  const file = await streamProblems(ctx, { ...params, ...query, runs: runIds(query.runs) });

  return fileResponse({ ...file, type: "text/csv; charset=utf-8" });
});
