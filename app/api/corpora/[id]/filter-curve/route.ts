import { AskCurve } from "@/lib/contract/what-if";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { askFilterCurve } from "@/lib/services/filter-lab/filter-curve";

export const POST = route({ params: IdPath, body: AskCurve }, (ctx, { params, body }) =>
  askFilterCurve(ctx, { ...params, ...body }),
);
