import { StartApproval } from "@/lib/contract/labels";
import { route } from "@/lib/http/route";
import { startApproval } from "@/lib/services/approvals/start-approval";

export const POST = route({ body: StartApproval, status: 202 }, (ctx, { body }) => startApproval(ctx, body));
