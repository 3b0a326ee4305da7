import { MakeJudgeEndpoint } from "@/lib/contract/judge-endpoints";
import { route } from "@/lib/http/route";
import { listEndpoints } from "@/lib/services/judge-endpoints/list-endpoints";
import { makeEndpoint } from "@/lib/services/judge-endpoints/save-endpoint";

export const GET = route({}, (ctx) => listEndpoints(ctx));
export const POST = route({ body: MakeJudgeEndpoint }, (ctx, { body }) => makeEndpoint(ctx, body));
