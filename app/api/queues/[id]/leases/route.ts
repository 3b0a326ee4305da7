import { LeaseRequest } from "@/lib/contract/review-flow";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { leaseItems } from "@/lib/services/leases/lease-items";

export const POST = route({ params: IdPath, body: LeaseRequest }, (ctx, { params, body }) =>
  leaseItems(ctx, { ...params, ...body }),
);
