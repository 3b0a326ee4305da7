import { fileResponse } from "@/lib/http/file-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { openReleaseArchive } from "@/lib/services/releases/open-release-archive";

export const GET = route({ params: IdPath }, async (ctx, { params }) => {
  const archive = await openReleaseArchive(ctx, { id: params.id });

  return fileResponse({ ...archive, type: "application/x-tar" });
});
