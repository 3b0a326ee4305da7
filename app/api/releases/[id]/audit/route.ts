import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { auditAgain } from "@/lib/services/releases/audit-release";

export const POST = route({ params: IdPath }, (ctx, { params }) => auditAgain(ctx, params));
