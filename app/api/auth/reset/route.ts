import { ResetPassword } from "@/lib/contract/people";
import { authOf } from "@/lib/http/auth";
import { signInUncounted } from "@/lib/http/auth-cookies";
import { openRoute } from "@/lib/http/route";
import { resetPassword } from "@/lib/services/people/reset-password";

export const POST = openRoute({ body: ResetPassword }, async (ctx, { body, request }) => {
  // Local mode is refused before the link is used up.
  authOf(ctx.db);
  const { email } = await resetPassword(ctx, body);
  const headers = await signInUncounted(ctx.db, { email, password: body.password }, request);

  return new Response(null, { status: 204, headers });
});
