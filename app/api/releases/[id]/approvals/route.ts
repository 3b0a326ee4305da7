import { ApproveRelease } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { approveRelease } from "@/lib/services/releases/approve-release";

export const POST = route({ params: IdPath, body: ApproveRelease }, (ctx, { params, body }) =>
  approveRelease(ctx, { ...body, ...params }),
);
