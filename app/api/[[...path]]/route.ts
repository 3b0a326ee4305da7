import { route } from "@/lib/http/route";
import { ServiceError } from "@/lib/services/service-error";

/**
 * Addresses that no other route has: a program reads the refusal as it reads every other, where a page would be no answer.
 * A method that the route of an address does not have is not among them; Next.js refuses that itself, with 405 and no body.
 */
const refuse = route({}, async () => {
  throw new ServiceError("NOT_FOUND", "The API has nothing at this address. Check its path.");
});

export const GET = refuse;
export const POST = refuse;
export const PUT = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
