import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { revokeInvitation } from "@/lib/services/people/end-invitation";

export const DELETE = route({ params: IdPath }, (ctx, { params }) => revokeInvitation(ctx, params));
