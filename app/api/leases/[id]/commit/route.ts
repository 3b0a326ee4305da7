import { CommitReview } from "@/lib/contract/review-flow";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { commitReview } from "@/lib/services/commits/commit-review";

export const POST = route({ params: IdPath, body: CommitReview }, (ctx, { params, body }) =>
  commitReview(ctx, { ...params, ...body }),
);
