import { jsonWithText } from "@/lib/http/json-with-text";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";

export const GET = route({ params: IdPath }, async (ctx, { params }) => {
  const { outlineText, ...rest } = await openTrajectory(ctx, params);

  return jsonWithText(rest, "outline", outlineText);
});
