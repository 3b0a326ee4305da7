import { PackedQuery } from "@/lib/contract/trajectory-detail";
import { gzipResponse } from "@/lib/http/gzip-response";
import { ChunkPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getChunk } from "@/lib/services/trajectories/get-chunk";

/** Steps never change; an hour, not a year, because an importer of a later version may cut a corpus that is imported again differently. */
export const GET = route({ params: ChunkPath, query: PackedQuery }, async (ctx, { params, query, request }) =>
  gzipResponse(request, await getChunk(ctx, params), {
    cacheControl: "private, max-age=3600, immutable",
    isPacked: query.as === "gzip",
  }),
);
