import { SamplePlanRequest } from "@/lib/contract/audit-sample";
import { route } from "@/lib/http/route";
import { planSample } from "@/lib/services/judge/plan-sample";

export const POST = route({ body: SamplePlanRequest }, (ctx, { body }) => planSample(ctx, body));
