import { SetName } from "@/lib/contract/people";
import { readAccessEnvironment } from "@/lib/env";
import { forgetOwner } from "@/lib/http/local-owner";
import { route } from "@/lib/http/route";
import { getMe } from "@/lib/services/people/get-me";
import { setName } from "@/lib/services/people/set-name";

export const GET = route({}, (ctx) => getMe(ctx, readAccessEnvironment(process.env)));
export const PUT = route({ body: SetName }, async (ctx, { body }) => {
  await setName(ctx, body);
  forgetOwner(ctx.db);
});
