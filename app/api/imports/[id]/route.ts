import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getImport } from "@/lib/services/imports/get-import";

export const GET = route({ params: IdPath }, (ctx, { params }) => getImport(ctx, params));
