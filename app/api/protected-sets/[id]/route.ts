import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getProtectedSet } from "@/lib/services/protected-sets/get-protected-set";
import { removeProtectedSet } from "@/lib/services/protected-sets/remove-protected-set";

export const GET = route({ params: IdPath }, (ctx, { params }) => getProtectedSet(ctx, params));

export const DELETE = route({ params: IdPath }, (ctx, { params }) => removeProtectedSet(ctx, params));
