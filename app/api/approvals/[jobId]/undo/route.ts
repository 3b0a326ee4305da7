import { JobPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { startApprovalUndo } from "@/lib/services/approvals/start-approval-undo";

export const POST = route({ params: JobPath, status: 202 }, (ctx, { params }) => startApprovalUndo(ctx, params));
