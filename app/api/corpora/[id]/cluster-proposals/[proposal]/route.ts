import { DecideProposal } from "@/lib/contract/clusters";
import { ProposalPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { decideProposal } from "@/lib/services/clusters/decide-proposal";

export const POST = route({ params: ProposalPath, body: DecideProposal }, (ctx, { params, body }) =>
  decideProposal(ctx, { ...params, ...body }),
);
