import { TrainingPointsQuery, TrainingUpload } from "@/lib/contract/training";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getTrainingPoints } from "@/lib/services/training/get-training-points";
import { importTrainingMetrics } from "@/lib/services/training/import-training-metrics";

export const GET = route({ params: IdPath, query: TrainingPointsQuery }, (ctx, { params, query }) =>
  getTrainingPoints(ctx, { ...params, ...query }),
);

/** The file is the body and is read as it comes in. */
export const POST = route({ params: IdPath, query: TrainingUpload }, (ctx, { params, query, request }) =>
  importTrainingMetrics(ctx, { ...params, ...query, body: request.body }),
);
