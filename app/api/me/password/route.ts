import { ChangePassword } from "@/lib/contract/people";
import { route } from "@/lib/http/route";
import { changePassword } from "@/lib/services/people/change-password";

export const PUT = route({ body: ChangePassword }, (ctx, { body }) =>
  changePassword(ctx, { ...body, sessionId: ctx.sessionId }),
);
