import { rangedResponse } from "@/lib/http/file-response";
import { FilePath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { openReleaseFile } from "@/lib/services/releases/open-release-file";

export const GET = route({ params: FilePath }, async (ctx, { params, request }) => {
  const file = await openReleaseFile(ctx, { id: params.id, name: params.name.join("/") });

  return rangedResponse(request, file);
});
