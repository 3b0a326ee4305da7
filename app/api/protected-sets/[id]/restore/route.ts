import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { restoreProtectedSet } from "@/lib/services/protected-sets/remove-protected-set";

export const POST = route({ params: IdPath }, (ctx, { params }) => restoreProtectedSet(ctx, params));
