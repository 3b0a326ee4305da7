"use client";
import { useRef } from "react";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Kbd } from "@/components/ui/kbd";
import type { ProposalState } from "@/lib/client/clusters";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useRefusal } from "@/lib/client/use-refusal";
import { ProposalRow } from "./proposal-row";
import { type Proposal, useProposalAnswers } from "./use-proposal-answers";

interface ProposalRowsProps {
  corpus: string;
  proposals: readonly Proposal[];
  onNearEnd: () => void;
}

/** Proposals under each other. Keys act on the one that has the focus, and an answer leads to the next open one. */
export function ProposalRows({ corpus, proposals, onNearEnd }: ProposalRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const { stateOf, give, last } = useProposalAnswers(corpus);
  const unchosen = useUnchosenCorpus();
  const refusal = useRefusal("change_clusters") ?? unchosen;
  const mayDecide = refusal === undefined;
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-proposal]") ?? [])];
  const place = () => links().findIndex((link) => link.closest("li")?.contains(document.activeElement));

  function focusAt(at: number) {
    const all = links();
    if (at >= all.length - 1) onNearEnd();
    all[Math.max(0, Math.min(all.length - 1, at))]?.focus();
  }

  function answer(id: string, given: ProposalState) {
    const at = proposals.findIndex((proposal) => proposal.id === id);
    const asked = proposals[at];
    if (!asked) return;
    give(asked, given);
    const next = proposals.findIndex((proposal, other) => other > at && stateOf(proposal) === "open");
    // Whoever takes an answer back goes on with that proposal.
    focusAt(given === "open" || next < 0 ? at : next);
  }

  function answerFocused(given: ProposalState) {
    const focused = proposals[place()];
    // What no eye is on is not answered: the first press only leads there.
    if (!focused) return focusAt(0);
    if (mayDecide && stateOf(focused) === "open") answer(focused.id, given);
  }

  useHotkeys({
    "cluster.next": () => focusAt(place() + 1),
    "cluster.previous": () => focusAt(place() - 1),
    "cluster.first": () => focusAt(0),
    "cluster.last": () => focusAt(proposals.length - 1),
    "cluster.open": () => links()[place()]?.click(),
    "cluster.accept": () => answerFocused("accepted"),
    "cluster.refuse": () => answerFocused("refused"),
    "cluster.undo": () => last !== undefined && answer(last, "open"),
  });

  return (
    <>
      {refusal === undefined ? <Hints /> : <p className="text-ink-2">{refusal}</p>}
      <ol
        ref={list}
        aria-label="Proposals"
        className="divide-y divide-line rounded-panel border border-line bg-surface"
      >
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.id}
            corpus={corpus}
            proposal={proposal}
            state={stateOf(proposal)}
            onAnswer={mayDecide ? (given) => answer(proposal.id, given) : undefined}
          />
        ))}
      </ol>
    </>
  );
}

function Hints() {
  const keys = [
    { key: useKeyOf("cluster.next"), word: "next" },
    { key: useKeyOf("cluster.accept"), word: "accept" },
    { key: useKeyOf("cluster.refuse"), word: "refuse" },
    { key: useKeyOf("cluster.undo"), word: "take back" },
  ];

  return (
    <p className="hidden items-center gap-4 text-caption text-ink-3 narrow:flex">
      {keys.map(({ key, word }) => (
        <span key={word} className="flex items-center gap-1.5">
          {key ? <Kbd keys={key} /> : null}
          {word}
        </span>
      ))}
    </p>
  );
}
