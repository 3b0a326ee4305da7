import { AuditQuery } from "@/lib/contract/people";
import { route } from "@/lib/http/route";
import { listAudit } from "@/lib/services/people/list-audit";

export const GET = route({ query: AuditQuery }, (ctx, { query }) => listAudit(ctx, query));
