import { ApproveRelease } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { startSigning } from "@/lib/services/releases/start-release-work";

export const POST = route({ params: IdPath, body: ApproveRelease, status: 202 }, (ctx, { params, body }) =>
  startSigning(ctx, { ...body, ...params }),
);
