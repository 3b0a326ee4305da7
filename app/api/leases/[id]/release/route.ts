import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { releaseLease } from "@/lib/services/leases/give-back";

export const POST = route({ params: IdPath }, (ctx, { params }) => releaseLease(ctx, params));
