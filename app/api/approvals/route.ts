import { BulkApprovalQuery } from "@/lib/contract/bulk-approvals";
import { StartApproval } from "@/lib/contract/labels";
import { route } from "@/lib/http/route";
import { listBulkApprovals } from "@/lib/services/approvals/list-bulk-approvals";
import { startApproval } from "@/lib/services/approvals/start-approval";

export const GET = route({ query: BulkApprovalQuery }, (ctx, { query }) => listBulkApprovals(ctx, query));
export const POST = route({ body: StartApproval, status: 202 }, (ctx, { body }) => startApproval(ctx, body));
