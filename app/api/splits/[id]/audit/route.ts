import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { auditSplit, getSplitAudit } from "@/lib/services/splits/get-split-audit";

export const GET = route({ params: IdPath }, (ctx, { params }) => getSplitAudit(ctx, params));

export const POST = route({ params: IdPath }, (ctx, { params }) => auditSplit(ctx, params));
