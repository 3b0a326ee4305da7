import { StartExport } from "@/lib/contract/exports";
import { route } from "@/lib/http/route";
import { previewExport } from "@/lib/services/exports/preview-export";

export const POST = route({ body: StartExport }, (ctx, { body }) => previewExport(ctx, body));
