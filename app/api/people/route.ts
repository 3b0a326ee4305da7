import { PageQuery } from "@/lib/contract/page";
import { route } from "@/lib/http/route";
import { listPeople } from "@/lib/services/people/list-people";

export const GET = route({ query: PageQuery }, (ctx, { query }) => listPeople(ctx, query));
