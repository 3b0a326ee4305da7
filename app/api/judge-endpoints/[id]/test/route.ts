import { EndpointPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { testEndpoint } from "@/lib/services/judge-endpoints/test-endpoint";

export const POST = route({ params: EndpointPath }, (ctx, { params }) => testEndpoint(ctx, params));
