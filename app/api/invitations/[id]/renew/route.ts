import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { renewInvitation } from "@/lib/services/people/end-invitation";

export const POST = route({ params: IdPath }, (ctx, { params }) => renewInvitation(ctx, params));
