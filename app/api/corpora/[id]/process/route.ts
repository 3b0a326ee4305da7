import { ProcessQuery } from "@/lib/contract/process";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getProcess } from "@/lib/services/evaluation/get-process";

export const GET = route({ params: IdPath, query: ProcessQuery }, (ctx, { params, query: { runs, filter } }) =>
  getProcess(ctx, { corpus: params.id, runs: runs.split(",").filter(Boolean), filter }),
);
