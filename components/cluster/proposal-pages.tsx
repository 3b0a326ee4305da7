"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { splitsAddress } from "@/components/split/split-address";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { formatNumber } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import { type ProposalState, proposalListOptions } from "@/lib/client/clusters";
import { MOST_PROPOSALS } from "@/lib/leak/near-proposals";
import { PROPOSAL_STATES } from "./clusters-state";
import { ItemPages } from "./item-pages";
import { ProposalRows } from "./proposal-rows";

const STATE_LOOK = {
  open: {
    name: "Open",
    none: "No proposal is open to you",
    says: "There is no pair of nearly equal queries here for you to answer: go on to a split. Later imports may bring some, and so may making the clusters anew.",
  },
  accepted: { name: "Accepted", none: "Nothing is accepted", says: "What you accept comes here." },
  refused: { name: "Refused", none: "Nothing is refused", says: "What you refuse comes here; it is not asked again." },
} as const satisfies Record<ProposalState, { name: string; none: string; says: string }>;

interface ProposalPagesProps {
  corpus: string;
  state: ProposalState;
  onState: (state: ProposalState) => void;
}

/** Pairs of nearly equal queries, the most alike first. */
export function ProposalPages({ corpus, state, onState }: ProposalPagesProps) {
  const pages = useInfiniteQuery(proposalListOptions(corpus, state));

  return (
    <section aria-label="Proposals" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Which proposals"
          value={state}
          onValueChange={onState}
          options={PROPOSAL_STATES.map((value) => ({ value, label: STATE_LOOK[value].name }))}
        />
        <p className="min-w-0 flex-1 text-ink-2">
          A proposal joins nothing: templated queries are alike without being variants. Underlined words are in one of
          the two only.
        </p>
      </div>
      <ItemPages
        pages={pages}
        fault="The proposals could not be read"
        none={<NoneWaits corpus={corpus} state={state} />}
      >
        {({ items, total, onNearEnd }) => (
          <>
            {state === "open" && total >= MOST_PROPOSALS ? (
              <p className="text-ink-2">
                These are the {formatNumber(MOST_PROPOSALS)} most alike. There may be more: they come when the clusters
                are made anew.
              </p>
            ) : null}
            <ProposalRows corpus={corpus} proposals={items} onNearEnd={onNearEnd} />
          </>
        )}
      </ItemPages>
    </section>
  );
}

function NoneWaits({ corpus, state }: Pick<ProposalPagesProps, "corpus" | "state">) {
  return (
    <EmptyState
      title={STATE_LOOK[state].none}
      actions={
        state === "open" ? (
          <Button asChild>
            <Link href={splitsAddress(corpus)}>Go on to the splits</Link>
          </Button>
        ) : null
      }
    >
      {STATE_LOOK[state].says}
    </EmptyState>
  );
}
