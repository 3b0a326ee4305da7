import { WaiverPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { agreeToWaiver } from "@/lib/services/releases/waive-guard";

export const POST = route({ params: WaiverPath }, (ctx, { params }) => agreeToWaiver(ctx, params));
