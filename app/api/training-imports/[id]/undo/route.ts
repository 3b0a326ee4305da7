import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { undoTrainingImport } from "@/lib/services/training/undo-import";

export const POST = route({ params: IdPath }, (ctx, { params }) => undoTrainingImport(ctx, params));
