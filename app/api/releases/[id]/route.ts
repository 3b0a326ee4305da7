import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { deleteRelease } from "@/lib/services/releases/delete-release";
import { getRelease } from "@/lib/services/releases/get-release";

export const GET = route({ params: IdPath }, (ctx, { params }) => getRelease(ctx, params));
export const DELETE = route({ params: IdPath }, (ctx, { params }) => deleteRelease(ctx, params));
