import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { undoCommit } from "@/lib/services/commits/undo-commit";

export const POST = route({ params: IdPath }, (ctx, { params }) => undoCommit(ctx, params));
