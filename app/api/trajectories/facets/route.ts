import { AskFacets } from "@/lib/contract/trajectories";
import { route } from "@/lib/http/route";
import { listFacets } from "@/lib/services/trajectories/list-facets";

export const GET = route({ query: AskFacets }, (ctx, { query }) => listFacets(ctx, query));
