import type { JudgeEndpointList } from "@/lib/contract/judge-endpoints";
import { isAllowed } from "@/lib/domain/policy";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ENDPOINT_FIELDS, toEndpoints } from "./endpoint-row";
import { environmentEndpoint } from "./environment-endpoint";

/** The judges that can be asked again. Who may not change them sees their names, models and prices alone. */
export async function listEndpoints(ctx: Pick<Context, "db" | "person">): Promise<JudgeEndpointList> {
  requirePermission(ctx, "rejudge");
  const rows = await ctx.db.judgeEndpoint.findMany({ orderBy: { name: "asc" }, select: ENDPOINT_FIELDS });
  const ofEnvironment = environmentEndpoint();
  const items = [...(ofEnvironment ? [ofEnvironment] : []), ...(await toEndpoints(ctx.db, rows))];
  if (isAllowed(ctx.person.role, "manage_judge_endpoints")) return { items };

  return { items: items.map(({ settings: _, ...shown }) => shown) };
}
