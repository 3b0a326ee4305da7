import { CreateSample, SampleQuery } from "@/lib/contract/audit-sample";
import { route } from "@/lib/http/route";
import { getSamples } from "@/lib/services/judge/get-samples";
import { makeSample } from "@/lib/services/judge/make-sample";

export const GET = route({ query: SampleQuery }, (ctx, { query }) => getSamples(ctx, query));
export const POST = route({ body: CreateSample }, (ctx, { body }) => makeSample(ctx, body));
