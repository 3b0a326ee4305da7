import { RejudgeRequest } from "@/lib/contract/rejudge";
import { route } from "@/lib/http/route";
import { previewRejudge } from "@/lib/services/rejudge/preview-rejudge";

export const POST = route({ body: RejudgeRequest }, (ctx, { body }) => previewRejudge(ctx, body));
