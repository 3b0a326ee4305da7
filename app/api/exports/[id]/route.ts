import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getExport } from "@/lib/services/exports/get-export";

export const GET = route({ params: IdPath }, (ctx, { params }) => getExport(ctx, params));
