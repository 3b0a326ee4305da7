import { screen, within } from "@testing-library/react";
import { aProposal, aProposalList } from "./given-clusters";
import { API, givenClusters } from "./given-clusters-app";

export const PROPOSALS = `GET ${API}/cluster-proposals`;
export const decide = (at: number) => `POST ${API}/cluster-proposals/${aProposal(at).id}`;

/** Three open proposals, over a server that keeps every answer. */
export function givenProposals({
  role = "lead",
  answers = {},
}: Pick<Parameters<typeof givenClusters>[0] & object, "role" | "answers"> = {}) {
  return givenClusters({
    role,
    state: { part: "proposals" },
    answers: {
      [PROPOSALS]: aProposalList([aProposal(1), aProposal(2), aProposal(3)]),
      ...Object.fromEntries([1, 2, 3].map((at) => [decide(at), { jobId: null }])),
      ...answers,
    },
  });
}

export const rows = () => within(screen.getByRole("list", { name: "Proposals" })).getAllByRole("listitem");
