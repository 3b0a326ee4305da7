"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { PageFault } from "@/components/shell/page-fault";
import { PageFrame } from "@/components/shell/page-frame";
import { Place } from "@/components/shell/place";
import { ReleasesGate } from "@/components/shell/releases-gate";
import { Screen } from "@/components/shell/screen";
import { CommandFoot } from "@/components/split/command-foot";
import { countOf } from "@/components/ui/format-number";
import { clusterOptions, clusterStateOptions } from "@/lib/client/clusters";
import { problemOptions } from "@/lib/client/problems";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useMay } from "@/lib/client/use-me";
import type { ClusterDetail } from "@/lib/contract/clusters";
import type { Corpus } from "@/lib/contract/corpora";
import { commandOption } from "@/lib/domain/command-option";
import { clustersAddress, clustersCommand } from "./cluster-address";
import { ClusterHead } from "./cluster-head";
import type { SharedValue } from "./cluster-links";
import { ClusterSkeleton } from "./cluster-skeleton";
import { CutDialog } from "./cut-dialog";
import { DecisionsPanel } from "./decisions-panel";
import { JoinDialog } from "./join-dialog";
import { JoinsPanel } from "./joins-panel";
import type { JoinsView } from "./joins-view";
import { MakingNote } from "./making-note";

interface ClusterScreenProps {
  /** Any problem of the cluster. */
  problem: string;
  view: JoinsView;
  setView: (view: JoinsView) => void;
}

/** One cluster under the way back to its corpus: that of the problem which names it, whatever the address says. */
export function ClusterScreen({ problem: id, view, setView }: ClusterScreenProps) {
  const asked = useSearchParams().get("corpus") ?? "";
  const maySee = useMay("see_releases");
  const problem = useQuery(problemOptions(id));
  const corpus = problem.data?.corpus;
  const cluster = useQuery({ ...clusterOptions(corpus?.id ?? "", id), enabled: maySee && corpus !== undefined });
  const fault = [problem, cluster].find(({ isLoadingError }) => isLoadingError);
  const from = corpus?.id ?? asked;
  const all = from === "" ? "/clusters" : clustersAddress(from);

  return (
    <Screen
      crumbs={<Place corpus={corpus} all={{ href: all, name: "Clusters" }} title={titleOf(cluster.data?.total)} />}
    >
      <ReleasesGate corpus={from} skeleton={<ClusterSkeleton />}>
        {cluster.isPending && !fault ? <ClusterSkeleton /> : null}
        {fault ? (
          <PageFault
            thing="cluster"
            error={fault.error}
            back={{ href: all, name: corpus ? `All clusters of ${corpus.name}` : "All clusters" }}
            onRetry={() => void fault.refetch()}
          />
        ) : null}
        {corpus && cluster.data ? (
          <Cluster key={id} corpus={corpus} cluster={cluster.data} view={view} setView={setView} />
        ) : null}
      </ReleasesGate>
    </Screen>
  );
}

function titleOf(problems: number | undefined): string {
  if (problems === undefined) return "Cluster";

  return problems === 1 ? "A single problem" : `A cluster of ${countOf(problems, "problem")}`;
}

interface ClusterProps extends Omit<ClusterScreenProps, "problem"> {
  corpus: Pick<Corpus, "id" | "name">;
  cluster: ClusterDetail;
}

type Asked = { readonly kind: "join" } | { readonly kind: "cut"; readonly shared: SharedValue };

function Cluster({ corpus, cluster, view, setView }: ClusterProps) {
  const made = useQuery(clusterStateOptions(corpus.id));
  const [asked, setAsked] = useState<Asked>();
  const mayDecide = useMay("change_clusters");
  useHotkeys({
    "cluster.join": () => mayDecide && setAsked({ kind: "join" }),
    "chart.table": () => setView(view === "graph" ? "table" : "graph"),
  });

  return (
    <PageFrame>
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
      <CommandFoot
        commands={[{ does: "prints the clusters", command: clustersCommand(commandOption("corpus", corpus.name)) }]}
      />
      {asked?.kind === "join" ? (
        <JoinDialog corpus={corpus.id} cluster={cluster} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked?.kind === "cut" ? (
        <CutDialog corpus={corpus.id} cluster={cluster} shared={asked.shared} onClose={() => setAsked(undefined)} />
      ) : null}
    </PageFrame>
  );
}
