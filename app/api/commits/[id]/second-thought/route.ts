import { SecondThought } from "@/lib/contract/review-flow";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { addSecondThought } from "@/lib/services/commits/second-thought";

export const POST = route({ params: IdPath, body: SecondThought }, (ctx, { params, body }) =>
  addSecondThought(ctx, { ...params, ...body }),
);
