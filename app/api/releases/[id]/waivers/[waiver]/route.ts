import { WaiverPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { removeWaiver } from "@/lib/services/releases/waive-guard";

export const DELETE = route({ params: WaiverPath }, (ctx, { params }) => removeWaiver(ctx, params));
