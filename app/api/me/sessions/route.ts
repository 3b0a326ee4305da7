import { route } from "@/lib/http/route";
import { endSessions } from "@/lib/services/people/end-sessions";
import { listSessions } from "@/lib/services/people/list-sessions";

export const GET = route({}, (ctx) => listSessions(ctx, ctx));
export const DELETE = route({}, (ctx) => endSessions(ctx, {}));
