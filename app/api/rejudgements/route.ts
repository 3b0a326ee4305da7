import { StartRejudge } from "@/lib/contract/rejudge";
import { route } from "@/lib/http/route";
import { startRejudge } from "@/lib/services/rejudge/start-rejudge";

export const POST = route({ body: StartRejudge, status: 202 }, (ctx, { body }) => startRejudge(ctx, body));
