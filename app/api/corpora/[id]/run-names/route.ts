import { RunNameQuery } from "@/lib/contract/run-names";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listRunNames } from "@/lib/services/evaluation/list-run-names";

export const GET = route({ params: IdPath, query: RunNameQuery }, (ctx, { params, query }) =>
  listRunNames(ctx, { ...params, ...query }),
);
