import { ExportQuery, StartExport } from "@/lib/contract/exports";
import { route } from "@/lib/http/route";
import { listExports } from "@/lib/services/exports/get-export";
import { startExport } from "@/lib/services/exports/start-export";

export const GET = route({ query: ExportQuery }, (ctx, { query }) => listExports(ctx, query));
export const POST = route({ body: StartExport, status: 202 }, (ctx, { body }) => startExport(ctx, body));
