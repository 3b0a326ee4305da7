import { signOut } from "@/lib/http/auth-cookies";
import { openRoute } from "@/lib/http/route";

export const POST = openRoute(
  {},
  async (ctx, { request }) => new Response(null, { status: 204, headers: await signOut(ctx.db, request) }),
);
