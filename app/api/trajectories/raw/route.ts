import { TrajectoryFilter } from "@/lib/contract/trajectories";
import { fileResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";
import { streamRaw } from "@/lib/services/trajectories/stream-raw";

export const GET = route({ query: TrajectoryFilter }, async (ctx, { query }) => {
  const { corpusName, bytes } = await streamRaw(ctx, query);

  return fileResponse({ name: `${corpusName}.json.gz`, type: "application/gzip", bytes });
});
