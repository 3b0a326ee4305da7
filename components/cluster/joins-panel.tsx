"use client";
import { useMemo } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { formatNumber } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { Panel } from "@/components/ui/panel";
import { Segmented } from "@/components/ui/segmented";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { ClusterDetail } from "@/lib/contract/clusters";
import { ClusterGraph } from "./cluster-graph";
import { type SharedValue, sharedValues } from "./cluster-links";
import { ClusterTables } from "./cluster-tables";
import { joinWords } from "./join-words";
import type { JoinsView } from "./joins-view";

interface JoinsPanelProps {
  corpus: string;
  cluster: ClusterDetail;
  view: JoinsView;
  onView: (view: JoinsView) => void;
  /** Absent for who may not let a value join nothing. */
  onCut: ((shared: SharedValue) => void) | undefined;
}

/** Why the problems are together, drawn or as tables. */
export function JoinsPanel({ corpus, cluster, view, onView, onCut }: JoinsPanelProps) {
  const shared = useMemo(() => sharedValues(cluster), [cluster]);
  const key = useKeyOf("chart.table");
  const sent = cluster.problems.length;
  const part = sent < cluster.total ? `Showing ${formatNumber(sent)} of ${formatNumber(cluster.total)} problems.` : "";
  const Body = view === "graph" ? ClusterGraph : ClusterTables;

  return (
    <Panel
      title="What joins them"
      subtitle={[joinWords(shared, view), part].filter((sentence) => sentence !== "").join(" ")}
      actions={
        <span className="flex items-center gap-2">
          <Segmented
            label="How the joins are shown"
            value={view}
            onValueChange={onView}
            options={[
              { value: "graph", label: "Graph" },
              { value: "table", label: "Table" },
            ]}
          />
          {key ? <Kbd keys={key} /> : null}
        </span>
      }
    >
      <Body corpus={corpus} cluster={cluster} shared={shared} onCut={onCut} />
      {shared.length === 0 ? (
        <EmptyState title="Nothing joins it with another problem">
          No other problem has its query, its wanted product or title, or a product that its successful rollouts
          recommend.
        </EmptyState>
      ) : null}
    </Panel>
  );
}
