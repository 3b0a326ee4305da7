import { fileResponse } from "@/lib/http/file-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { streamRejected } from "@/lib/services/imports/stream-rejected";

export const GET = route({ params: IdPath }, async (ctx, { params }) =>
  fileResponse({
    name: `rejected-rows-${params.id}.jsonl`,
    type: "application/x-ndjson",
    bytes: await streamRejected(ctx, params),
  }),
);
