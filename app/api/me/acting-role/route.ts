import { SetActingRole } from "@/lib/contract/people";
import { readAccessEnvironment } from "@/lib/env";
import { actingRoleCookie } from "@/lib/http/acting-role";
import { route } from "@/lib/http/route";
import { ServiceError } from "@/lib/services/service-error";

/** Whoever acts in a lower role may always come back. */
export const PUT = route({ body: SetActingRole }, async (_ctx, { body }) => {
  if (readAccessEnvironment(process.env).access !== "local")
    throw new ServiceError("CONFLICT", "Only local mode can act in another role. An admin can change your own.");

  return new Response(null, { status: 204, headers: { "set-cookie": actingRoleCookie(body.role) } });
});
