import { ApproveRelease } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { approveRelease } from "@/lib/services/releases/approve-release";
import { takeBackApproval } from "@/lib/services/releases/take-back-approval";

export const POST = route({ params: IdPath, body: ApproveRelease }, (ctx, { params, body }) =>
  approveRelease(ctx, { ...body, ...params }),
);

export const DELETE = route({ params: IdPath }, (ctx, { params }) => takeBackApproval(ctx, params));
