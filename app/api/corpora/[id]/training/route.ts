import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listTraining } from "@/lib/services/training/list-training";

export const GET = route({ params: IdPath }, (ctx, { params }) => listTraining(ctx, params));
