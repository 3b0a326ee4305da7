import { ApproveRelease } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { signRelease } from "@/lib/services/releases/sign-release";

export const POST = route({ params: IdPath, body: ApproveRelease }, (ctx, { params, body }) =>
  signRelease(ctx, { ...body, ...params }),
);
