import { WithdrawRelease } from "@/lib/contract/releases";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { withdrawRelease } from "@/lib/services/releases/withdraw-release";

export const POST = route({ params: IdPath, body: WithdrawRelease }, (ctx, { params, body }) =>
  withdrawRelease(ctx, { ...body, ...params }),
);
