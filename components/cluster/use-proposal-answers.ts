"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { showToast } from "@/components/ui/toast";
import { decideProposalOptions, type ProposalState } from "@/lib/client/clusters";
import type { ProposalList } from "@/lib/contract/clusters";

export type Proposal = ProposalList["items"][number];

const SAID = {
  accepted: "Accepted. The two come into one cluster.",
  refused: "Refused. The two stay apart.",
  open: "The proposal is open again.",
} as const satisfies Record<ProposalState, string>;

/** Answers to proposals as they show at once; one that does not stay is taken away again. */
export function useProposalAnswers(corpus: string) {
  const decide = useMutation(decideProposalOptions(useQueryClient(), corpus));
  /** By proposal, the last one that was given last. */
  const [answers, setAnswers] = useState<ReadonlyMap<string, ProposalState>>(new Map());

  function give(proposal: string, answer: ProposalState, instead: ProposalState) {
    setAnswers((before) => withLast(before, proposal, answer));
    // Each answer is heard of, also after the next one was given.
    decide.mutateAsync({ proposal, answer }).then(
      () =>
        showToast({
          message: SAID[answer],
          ...(answer === "open" ? {} : { action: { label: "Undo", onAct: () => give(proposal, "open", answer) } }),
        }),
      (error) => {
        // A later answer to it stands, whatever became of this one.
        setAnswers((before) => (before.get(proposal) === answer ? withLast(before, proposal, instead) : before));
        reportFailure("The answer was not kept", error);
      },
    );
  }

  return {
    stateOf: ({ id, state }: Proposal): ProposalState => answers.get(id) ?? state,
    give,
    /** The last answer of this page; undefined where there is none to take back. */
    last: [...answers].findLast(([, answer]) => answer !== "open")?.[0],
  };
}

function withLast(answers: ReadonlyMap<string, ProposalState>, proposal: string, answer: ProposalState) {
  return new Map([...answers].filter(([id]) => id !== proposal)).set(proposal, answer);
}
