import { CreateView, ViewQuery } from "@/lib/contract/views";
import { route } from "@/lib/http/route";
import { createView } from "@/lib/services/views/create-view";
import { listViews } from "@/lib/services/views/list-views";

export const GET = route({ query: ViewQuery }, (ctx, { query }) => listViews(ctx, query));
export const POST = route({ body: CreateView }, (ctx, { body }) => createView(ctx, body));
