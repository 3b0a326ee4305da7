import { RemoveCorpus } from "@/lib/contract/corpora";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { previewRemoval } from "@/lib/services/corpora/preview-removal";
import { startRemoval } from "@/lib/services/corpora/start-removal";

export const GET = route({ params: IdPath }, (ctx, { params }) => previewRemoval(ctx, params));

export const POST = route({ params: IdPath, body: RemoveCorpus, status: 202 }, (ctx, { params, body }) =>
  startRemoval(ctx, { ...params, ...body }),
);
