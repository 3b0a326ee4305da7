import { ACTION_TEXT } from "@/lib/domain/action-text";
import { type Action, isAllowed } from "@/lib/domain/policy";
import type { Context } from "./context";
import { ServiceError } from "./service-error";

/**
 * Stops whoever may not do this.
 *
 * @throws ServiceError FORBIDDEN with the role, what it may not do and whom to ask
 */
export function requirePermission(ctx: Pick<Context, "person">, action: Action): void {
  if (isAllowed(ctx.person.role, action)) return;

  const whom = isAllowed("lead", action) ? "a lead" : "an admin";

  throw new ServiceError(
    "FORBIDDEN",
    `Your role, ${ctx.person.role}, may not ${ACTION_TEXT[action]}. Ask ${whom} to do it.`,
  );
}
