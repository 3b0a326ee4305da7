import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { lastAnswer } from "@/lib/services/commits/last-answer";

export const GET = route({ params: IdPath }, (ctx, { params }) => lastAnswer(ctx, params));
