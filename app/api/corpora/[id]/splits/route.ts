import { MakeSplit } from "@/lib/contract/splits";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listSplits } from "@/lib/services/splits/list-splits";
import { makeSplit } from "@/lib/services/splits/make-split";

export const GET = route({ params: IdPath }, (ctx, { params }) => listSplits(ctx, params));

export const POST = route({ params: IdPath, body: MakeSplit }, (ctx, { params, body }) =>
  makeSplit(ctx, { ...params, ...body }),
);
