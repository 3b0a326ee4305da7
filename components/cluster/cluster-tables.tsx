import Link from "next/link";
import { ReportTable } from "@/components/judge-report/report-table";
import { problemAddress } from "@/components/problem/problem-address";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import type { ClusterDetail } from "@/lib/contract/clusters";
import type { SharedValue } from "./cluster-links";
import { ReasonChip } from "./reason-chip";
import { SplitPools } from "./split-pools";

interface ClusterTablesProps {
  corpus: string;
  cluster: ClusterDetail;
  shared: readonly SharedValue[];
  onCut: ((shared: SharedValue) => void) | undefined;
}

/** The same as the graph, as two tables: the problems, and what they share. */
export function ClusterTables({ corpus, cluster: { problems }, shared, onCut }: ClusterTablesProps) {
  return (
    <div className="flex flex-col gap-6">
      <ReportTable
        caption="Problems"
        isStacked
        columns={[
          { name: "Problem" },
          { name: "Query" },
          { name: "Bucket" },
          { name: "Difficulty" },
          { name: "Trajectories", isNumber: true },
          { name: "Pools" },
        ]}
        rows={problems.map((problem) => ({
          key: problem.id,
          head: (
            <Link
              href={problemAddress(problem.id, corpus)}
              prefetch={false}
              className="font-mono text-mono hover:text-accent hover:underline"
            >
              <PlainText text={problem.key} />
            </Link>
          ),
          cells: [
            <span key="query" dir="auto" className="line-clamp-3 max-w-120 wrap-anywhere" title={problem.query}>
              <PlainText text={problem.query} />
            </span>,
            <PlainText key="bucket" text={problem.bucket ?? "none"} />,
            <PlainText key="difficulty" text={problem.difficulty ?? "none"} />,
            <span key="trajectories" className="font-mono text-mono">
              {formatNumber(problem.trajectories)}
            </span>,
            <SplitPools key="pools" pools={problem.pools.map(({ split, pool }) => ({ split, pools: [pool] }))} />,
          ],
        }))}
      />
      {shared.length === 0 ? null : (
        <ReportTable
          caption="What they share"
          isStacked
          columns={[
            { name: "Joined by" },
            { name: "Value" },
            { name: "Problems", isNumber: true },
            { name: "Actions", shown: <span className="sr-only">Actions</span> },
          ]}
          rows={shared.map((value) => ({
            key: value.key,
            head: <ReasonChip reason={value.reason} />,
            cells: [
              <span key="value" className="block max-w-160 font-mono text-mono wrap-anywhere">
                <PlainText text={value.value} />
              </span>,
              <span key="problems" className="font-mono text-mono">
                {formatNumber(value.members.length)}
              </span>,
              onCut && value.reason !== "person" ? (
                <Button key="cut" size="small" aria-label={`Cut ${value.value}`} onClick={() => onCut(value)}>
                  Cut
                </Button>
              ) : null,
            ],
          }))}
        />
      )}
    </div>
  );
}
