"use client";
import { ReportTable } from "@/components/judge-report/report-table";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import { useMay } from "@/lib/client/use-me";
import type { ClusterDetail } from "@/lib/contract/clusters";
import { useClusterDecision } from "./use-cluster-decision";

interface DecisionsPanelProps extends Pick<ClusterDetail, "decisions"> {
  corpus: string;
}

/** What people decided in a cluster, and the way back. */
export function DecisionsPanel({ corpus, decisions }: DecisionsPanelProps) {
  const { takeBack, isPending } = useClusterDecision(corpus);
  const mayUndo = useMay("change_clusters");

  return (
    <div id="decisions">
      <Panel title="Decisions" subtitle="What people put together or cut here, the newest first.">
        {decisions.length === 0 ? (
          <p className="text-ink-2">Nobody has decided anything here: the certain joins stand as they are.</p>
        ) : (
          <ReportTable
            caption="Decisions"
            isStacked
            columns={[
              { name: "Decision" },
              { name: "Why" },
              { name: "Who" },
              { name: "When" },
              { name: "Actions", shown: <span className="sr-only">Actions</span> },
            ]}
            rows={decisions.map(({ id, kind, says, note, person, at, isUndone }) => ({
              key: id,
              head: (
                <span className="block max-w-200 min-w-60 whitespace-normal wrap-anywhere">
                  <Chip tone={kind === "join" ? "accent" : "plain"} mark={kind === "join" ? "+" : "✕"}>
                    {kind === "join" ? "together" : "cut"}
                  </Chip>{" "}
                  <PlainText text={says} />
                </span>
              ),
              cells: [
                <span key="why" className="block max-w-120 min-w-44 wrap-anywhere">
                  <PlainText text={note} />
                </span>,
                <PlainText key="who" text={person} />,
                <span key="when" className="whitespace-nowrap text-ink-2">
                  <TimeText iso={at} />
                </span>,
                <span key="actions" className="flex justify-end">
                  {isUndone ? <Chip tone="quiet">taken back</Chip> : null}
                  {mayUndo && !isUndone ? (
                    <Button size="small" disabled={isPending} onClick={() => takeBack(id)}>
                      Undo
                    </Button>
                  ) : null}
                </span>,
              ],
            }))}
          />
        )}
      </Panel>
    </div>
  );
}
