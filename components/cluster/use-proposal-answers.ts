"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
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

/** One press of an answer; no two are the same object, so that equal ones of a proposal are told apart. */
interface Given {
  readonly state: ProposalState;
}

/** Answers to proposals as they show at once; one that does not stay is taken away again. */
export function useProposalAnswers(corpus: string) {
  const decide = useMutation(decideProposalOptions(useQueryClient(), corpus));
  /** By proposal, the last one that was given last. */
  const [answers, setAnswers] = useState<ReadonlyMap<string, Given>>(new Map());
  /** By proposal, the last answer that the server kept. */
  const kept = useRef(new Map<string, ProposalState>());

  function give(proposal: Proposal, state: ProposalState) {
    const { id } = proposal;
    const given: Given = { state };
    setAnswers((before) => withLast(before, id, given));
    // Each answer is heard of, also after the next one was given.
    decide.mutateAsync({ proposal: id, answer: state }).then(
      () => {
        kept.current.set(id, state);
        showToast({
          about: `proposal ${id}`,
          message: SAID[state],
          ...(state === "open" ? {} : { action: { label: "Undo", onAct: () => give(proposal, "open") } }),
        });
      },
      (error) => {
        // What was given before it may not have been kept either.
        const instead: Given = { state: kept.current.get(id) ?? proposal.state };
        // A later answer to it stands, whatever became of this one.
        setAnswers((before) => (before.get(id) === given ? withLast(before, id, instead) : before));
        reportFailure("The answer was not kept", error);
      },
    );
  }

  return {
    stateOf: ({ id, state }: Proposal): ProposalState => answers.get(id)?.state ?? state,
    give,
    /** The last answer of this page; undefined where there is none to take back. */
    last: [...answers].findLast(([, { state }]) => state !== "open")?.[0],
  };
}

function withLast(answers: ReadonlyMap<string, Given>, proposal: string, given: Given) {
  return new Map([...answers].filter(([id]) => id !== proposal)).set(proposal, given);
}
