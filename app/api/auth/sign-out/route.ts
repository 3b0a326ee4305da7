import { signOut } from "@/lib/http/auth-cookies";
import { openRoute } from "@/lib/http/route";

export const POST = openRoute({}, async (ctx, { request }) => {
  const headers = await signOut(ctx.db, request);
  // Steps are kept by the browser for an hour, and whoever comes next at it is somebody else.
  headers.set("clear-site-data", '"cache"');

  return new Response(null, { status: 204, headers });
});
