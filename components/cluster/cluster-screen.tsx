"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageFault } from "@/components/shell/page-fault";
import { Place } from "@/components/shell/place";
import { ReleasesGate } from "@/components/shell/releases-gate";
import { CommandLine } from "@/components/trajectory-list/command-line";
import { countOf } from "@/components/ui/format-number";
import { clusterOptions, clusterStateOptions } from "@/lib/client/clusters";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useMay } from "@/lib/client/use-me";
import type { ClusterDetail } from "@/lib/contract/clusters";
import type { Corpus } from "@/lib/contract/corpora";
import { commandOption } from "@/lib/domain/command-option";
import { clustersAddress, clustersCommand } from "./cluster-address";
import { ClusterHead } from "./cluster-head";
import type { SharedValue } from "./cluster-links";
import { ClustersSkeleton } from "./clusters-skeleton";
import { CutDialog } from "./cut-dialog";
import { DecisionsPanel } from "./decisions-panel";
import { JoinDialog } from "./join-dialog";
import { JoinsPanel } from "./joins-panel";
import type { JoinsView } from "./joins-view";
import { MakingNote } from "./making-note";

interface ClusterScreenProps {
  corpus: Corpus;
  /** Any problem of the cluster. */
  problem: string;
  view: JoinsView;
  setView: (view: JoinsView) => void;
}

/** One cluster: its problems, why they are together, and what people decided. */
export function ClusterScreen(props: ClusterScreenProps) {
  return (
    <ReleasesGate corpus={props.corpus.id} skeleton={<ClustersSkeleton />}>
      <ClusterPage {...props} />
    </ReleasesGate>
  );
}

function ClusterPage(props: ClusterScreenProps) {
  const { corpus, problem } = props;
  const cluster = useQuery(clusterOptions(corpus.id, problem));
  if (cluster.isPending) return <ClustersSkeleton />;
  if (!cluster.data)
    return (
      <PageFault
        isPage
        thing="cluster"
        error={cluster.error}
        back={{ href: clustersAddress(corpus.id), name: `All clusters of ${corpus.name}` }}
        onRetry={() => void cluster.refetch()}
      />
    );

  return <Cluster {...props} cluster={cluster.data} />;
}

type Asked = { readonly kind: "join" } | { readonly kind: "cut"; readonly shared: SharedValue };

function Cluster({ corpus, cluster, view, setView }: ClusterScreenProps & { cluster: ClusterDetail }) {
  const made = useQuery(clusterStateOptions(corpus.id));
  const [asked, setAsked] = useState<Asked>();
  const mayDecide = useMay("change_clusters");
  useHotkeys({
    "cluster.join": () => mayDecide && setAsked({ kind: "join" }),
    "chart.table": () => setView(view === "graph" ? "table" : "graph"),
  });

  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-4 px-4 py-5 narrow:px-6">
      <Place
        all={{ href: clustersAddress(corpus.id), name: "Clusters" }}
        title={cluster.total === 1 ? "A single problem" : `A cluster of ${countOf(cluster.total, "problem")}`}
      />
      <ClusterHead
        corpus={corpus.id}
        cluster={cluster}
        onJoin={mayDecide ? () => setAsked({ kind: "join" }) : undefined}
      />
      <MakingNote job={made.data?.job ?? null} />
      <JoinsPanel
        corpus={corpus.id}
        cluster={cluster}
        view={view}
        onView={setView}
        onCut={mayDecide ? (shared) => setAsked({ kind: "cut", shared }) : undefined}
      />
      <DecisionsPanel corpus={corpus.id} decisions={cluster.decisions} />
      <footer className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-3">
        The same on the command line
        <CommandLine
          label="The command that prints the clusters"
          command={clustersCommand(commandOption("corpus", corpus.name))}
        />
      </footer>
      {asked?.kind === "join" ? (
        <JoinDialog corpus={corpus.id} cluster={cluster} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked?.kind === "cut" ? (
        <CutDialog corpus={corpus.id} cluster={cluster} shared={asked.shared} onClose={() => setAsked(undefined)} />
      ) : null}
    </div>
  );
}
