"use client";
import { useQuery } from "@tanstack/react-query";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { ReleasesGate } from "@/components/shell/releases-gate";
import { RequestError } from "@/components/shell/request-error";
import { countOf } from "@/components/ui/format-number";
import { splitListOptions } from "@/lib/client/splits";
import type { Corpus } from "@/lib/contract/corpora";
import type { SplitList } from "@/lib/contract/splits";
import { CommandFoot } from "./command-foot";
import { ProtectedPanel } from "./protected-panel";
import { protectedCommand, splitsCommand } from "./split-command";
import { SplitListPanel } from "./split-list-panel";
import { SplitsSkeleton } from "./splits-skeleton";

/** The splits of a corpus, and the protected sets that every audit of them asks about. */
export function SplitsScreen({ corpus }: { corpus: Corpus }) {
  return (
    <ReleasesGate corpus={corpus.id} skeleton={<SplitsSkeleton />}>
      <SplitsPage corpus={corpus} />
    </ReleasesGate>
  );
}

function SplitsPage({ corpus }: { corpus: Corpus }) {
  const list = useQuery(splitListOptions(corpus.id));
  if (list.isPending) return <SplitsSkeleton />;
  if (list.isLoadingError)
    return <RequestError title="The splits could not be read" error={list.error} onRetry={() => void list.refetch()} />;

  return <Splits corpus={corpus} list={list.data} />;
}

function Splits({ corpus, list }: { corpus: Corpus; list: SplitList }) {
  return (
    <PageFrame>
      <PageHead title="Splits" beside={<span className="text-ink-2">{countOf(list.items.length, "split")}</span>}>
        <p className="max-w-220 text-ink-2">
          A split gives every leak cluster one pool, so that variants of a problem are never trained on and tested at
          once. What has a pool keeps it: a corpus that grows adds to the pools and moves nothing.
        </p>
      </PageHead>
      <SplitListPanel corpus={corpus} splits={list.items} />
      <ProtectedPanel corpus={corpus} />
      <CommandFoot
        commands={[
          { does: "prints the splits", command: splitsCommand(corpus.name) },
          { does: "prints the protected sets", command: protectedCommand(corpus.name) },
        ]}
      />
    </PageFrame>
  );
}
