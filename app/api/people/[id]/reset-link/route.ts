import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { createResetLink } from "@/lib/services/people/create-reset-link";

export const POST = route({ params: IdPath }, (ctx, { params }) => createResetLink(ctx, params));
