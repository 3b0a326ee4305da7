import { SignIn } from "@/lib/contract/people";
import { signIn } from "@/lib/http/auth-cookies";
import { openRoute } from "@/lib/http/route";

export const POST = openRoute(
  { body: SignIn },
  async (ctx, { body, request }) => new Response(null, { status: 204, headers: await signIn(ctx, body, request) }),
);
