import { fileResponse } from "@/lib/http/file-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { openExport } from "@/lib/services/exports/open-export";

export const GET = route({ params: IdPath }, async (ctx, { params }) => {
  const { fileName, ...file } = await openExport(ctx, params);
  const type = fileName.endsWith(".gz") ? "application/gzip" : "application/x-ndjson";

  return fileResponse({ name: fileName, type, ...file });
});
