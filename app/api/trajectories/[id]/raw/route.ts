import { fileResponse } from "@/lib/http/file-response";
import { gunzipParts } from "@/lib/http/gunzip-parts";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { streamRawRecord } from "@/lib/services/trajectories/stream-raw-record";

export const GET = route({ params: IdPath }, async (ctx, { params }) => {
  const members = await streamRawRecord(ctx, params);

  return fileResponse({ name: `${params.id}.json`, type: "application/json", bytes: gunzipParts(members) });
});
