import { AskWhatIf } from "@/lib/contract/what-if";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { askWhatIf } from "@/lib/services/filter-lab/what-if";

export const POST = route({ params: IdPath, body: AskWhatIf }, (ctx, { params, body }) =>
  askWhatIf(ctx, { ...params, ...body }),
);
