"use client";
import { useQuery } from "@tanstack/react-query";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { ReleasesGate } from "@/components/shell/releases-gate";
import { RequestError } from "@/components/shell/request-error";
import { CommandFoot } from "@/components/split/command-foot";
import { isRefusal, PartError } from "@/components/split/part-error";
import { EmptyCorpus } from "@/components/trajectory-list/empty-corpus";
import { clusterStateOptions } from "@/lib/client/clusters";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { ClusterList } from "@/lib/contract/clusters";
import type { Corpus } from "@/lib/contract/corpora";
import { commandOption } from "@/lib/domain/command-option";
import { clustersCommand } from "./cluster-address";
import { ClusterPages } from "./cluster-pages";
import { ClustersHead } from "./clusters-head";
import { ClustersSkeleton } from "./clusters-skeleton";
import type { ClustersState, SetClustersState } from "./clusters-state";
import { LagLine } from "./lag-line";
import { MakingNote } from "./making-note";
import { NoClusters } from "./no-clusters";
import { ProposalPages } from "./proposal-pages";

interface ClustersScreenProps {
  corpus: Corpus;
  state: ClustersState;
  setState: SetClustersState;
}

/** The leak clusters of a corpus, and what may be one too. */
export function ClustersScreen(props: ClustersScreenProps) {
  return (
    <ReleasesGate corpus={props.corpus.id} skeleton={<ClustersSkeleton />}>
      <ClustersPage {...props} />
    </ReleasesGate>
  );
}

function ClustersPage(props: ClustersScreenProps) {
  const made = useQuery(clusterStateOptions(props.corpus.id));
  if (made.isPending) return <ClustersSkeleton />;
  const fault = { title: "The clusters could not be read", onRetry: () => void made.refetch() };
  if (!made.data && isRefusal(made.error))
    return (
      <PageFrame>
        <PageHead title="Clusters" />
        <PartError corpus={props.corpus.id} error={made.error} {...fault} />
      </PageFrame>
    );
  if (!made.data) return <RequestError error={made.error} {...fault} />;

  return hasProblem(made.data) ? (
    <Clusters {...props} made={made.data} />
  ) : (
    <PageFrame>
      <PageHead title="Clusters" />
      <EmptyCorpus corpus={props.corpus.id} />
    </PageFrame>
  );
}

/** Every trajectory has one, so a corpus without a problem holds nothing. */
function hasProblem({ figures }: ClusterList): boolean {
  return figures.problems > 0;
}

function Clusters({ corpus, state, setState, made }: ClustersScreenProps & { made: ClusterList }) {
  useHotkeys({
    "cluster.part": () => setState({ part: state.part === "clusters" ? "proposals" : "clusters" }),
  });

  return (
    <PageFrame>
      <ClustersHead corpus={corpus} made={made} part={state.part} onPart={(part) => setState({ part })} />
      {made.clusteredAt === null ? null : <LagLine lag={made.lag} />}
      <MakingNote job={made.job} />
      {made.clusteredAt === null ? <NoClusters corpus={corpus} made={made} /> : null}
      {made.clusteredAt !== null && state.part === "clusters" ? (
        <ClusterPages corpus={corpus.id} made={made} state={state} setState={setState} />
      ) : null}
      {made.clusteredAt !== null && state.part === "proposals" ? (
        <ProposalPages
          key={state.state}
          corpus={corpus.id}
          state={state.state}
          onState={(next) => setState({ state: next })}
        />
      ) : null}
      <CommandFoot
        commands={[{ does: "prints the clusters", command: clustersCommand(commandOption("corpus", corpus.name)) }]}
      />
    </PageFrame>
  );
}
