import { ProposalQuery } from "@/lib/contract/clusters";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listProposals } from "@/lib/services/clusters/list-proposals";

export const GET = route({ params: IdPath, query: ProposalQuery }, (ctx, { params, query }) =>
  listProposals(ctx, { ...params, ...query }),
);
