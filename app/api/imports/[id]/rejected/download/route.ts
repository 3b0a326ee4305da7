import { RejectedPart } from "@/lib/contract/imports";
import { fileResponse } from "@/lib/http/file-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { streamRejected } from "@/lib/services/imports/stream-rejected";

export const GET = route({ params: IdPath, query: RejectedPart }, async (ctx, { params, query }) =>
  fileResponse({
    name: `${query.part === "rest" ? "rejected-rows" : "rows-set-aside"}-${params.id}.jsonl`,
    type: "application/x-ndjson",
    bytes: await streamRejected(ctx, { ...params, ...query }),
  }),
);
