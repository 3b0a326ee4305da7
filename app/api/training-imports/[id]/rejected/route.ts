import { fileResponse } from "@/lib/http/file-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { streamRejectedLines } from "@/lib/services/training/stream-rejected-lines";

export const GET = route({ params: IdPath }, async (ctx, { params }) =>
  fileResponse({
    name: `rejected-lines-${params.id}.jsonl`,
    type: "application/x-ndjson",
    bytes: await streamRejectedLines(ctx, params),
  }),
);
