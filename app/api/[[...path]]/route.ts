import { route } from "@/lib/http/route";
import { ServiceError } from "@/lib/services/service-error";

/** What no other route answers: a program reads the refusal as it reads every other, where a page would be no answer. */
const refuse = route({}, async () => {
  throw new ServiceError("NOT_FOUND", "The API has nothing at this address. Check its path.");
});

export const GET = refuse;
export const POST = refuse;
export const PUT = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
