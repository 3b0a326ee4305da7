import { ChangeReleaseSettings } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { changeReleaseSettings } from "@/lib/services/releases/change-release-settings";

export const PUT = route({ params: IdPath, body: ChangeReleaseSettings }, (ctx, { params, body }) =>
  changeReleaseSettings(ctx, { ...body, ...params }),
);
