import { ActivationPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { undoActivation } from "@/lib/services/filters/undo-activation";

export const POST = route({ params: ActivationPath, status: 202 }, (ctx, { params }) => undoActivation(ctx, params));
