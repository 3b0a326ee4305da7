import { ApprovalRequest } from "@/lib/contract/labels";
import { route } from "@/lib/http/route";
import { previewApproval } from "@/lib/services/approvals/preview-approval";

export const POST = route({ body: ApprovalRequest }, (ctx, { body }) => previewApproval(ctx, body));
