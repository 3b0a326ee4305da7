import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { startReleaseAudit } from "@/lib/services/releases/start-release-work";

export const POST = route({ params: IdPath, status: 202 }, (ctx, { params }) => startReleaseAudit(ctx, params));
