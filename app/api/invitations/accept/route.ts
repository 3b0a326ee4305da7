import { AcceptInvitation } from "@/lib/contract/people";
import { authOf } from "@/lib/http/auth";
import { signInUncounted } from "@/lib/http/auth-cookies";
import { openRoute } from "@/lib/http/route";
import { acceptInvitation } from "@/lib/services/people/accept-invitation";

export const POST = openRoute({ body: AcceptInvitation }, async (ctx, { body, request }) => {
  // Local mode is refused before the invitation is used up.
  authOf(ctx.db);
  const { email } = await acceptInvitation(ctx, body);
  const headers = await signInUncounted(ctx.db, { email, password: body.password }, request);

  return new Response(null, { status: 204, headers });
});
