import { TrainingDownloadQuery } from "@/lib/contract/training";
import { fileResponse } from "@/lib/http/file-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { streamTraining } from "@/lib/services/training/stream-training";

export const GET = route({ params: IdPath, query: TrainingDownloadQuery }, async (ctx, { params, query }) => {
  const { corpusName, bytes } = await streamTraining(ctx, { ...params, ...query });

  return fileResponse({ name: `${corpusName} training.csv`, type: "text/csv; charset=utf-8", bytes });
});
