import { ConflictQuery } from "@/lib/contract/adjudication";
import { QueuePath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listConflicts } from "@/lib/services/adjudications/list-conflicts";

export const GET = route({ params: QueuePath, query: ConflictQuery }, (ctx, { params, query }) =>
  listConflicts(ctx, { ...params, ...query }),
);
