import { SessionPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { endSessions } from "@/lib/services/people/end-sessions";

export const DELETE = route({ params: SessionPath }, (ctx, { params }) => endSessions(ctx, params));
