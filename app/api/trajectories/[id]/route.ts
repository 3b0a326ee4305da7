import { PackedQuery } from "@/lib/contract/trajectory-detail";
import { jsonWithText } from "@/lib/http/json-with-text";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";

export const GET = route({ params: IdPath, query: PackedQuery }, async (ctx, { params, query }) => {
  const { outlineText, ...object } = await openTrajectory(ctx, params);

  return jsonWithText({ object, name: "outline", text: outlineText, isPacked: query.as === "gzip" });
});
