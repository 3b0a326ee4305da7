import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { ReportTable } from "@/components/judge-report/report-table";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { PreviewSplit, Split } from "@/lib/contract/splits";
import { type Pool, wantedShare } from "@/lib/leak/assign-pools";
import { PoolChip } from "./pool-chip";
import { PoolFigure } from "./pool-figure";
import { ShareBar } from "./share-bar";
import { emptyPoolWords } from "./share-words";

interface PoolTableProps {
  caption: string;
  pools: Split["pools"];
  shares: PreviewSplit["shares"];
  /** What would fill a pool that stays empty; without it nothing is said of one. */
  fills: string | undefined;
  /** Where the trajectories of a pool are listed. */
  rowsOf?: (pool: Pool, count: number, filter: "all" | "approved") => ReactNode;
}

/** What each pool holds, with its share against the one that it is to get. */
export function PoolTable({ caption, pools, shares, fills, rowsOf }: PoolTableProps) {
  const empty = fills === undefined ? [] : emptyPoolWords(pools, shares, fills);

  return (
    <div className="flex flex-col gap-2">
      <ReportTable
        caption={caption}
        columns={[
          { name: "Pool" },
          { name: "Share" },
          { name: "Is", isNumber: true },
          { name: "Wanted", isNumber: true },
          { name: "Problems", isNumber: true },
          { name: "Clusters", isNumber: true },
          { name: "Trajectories", isNumber: true },
          { name: "Approved", isNumber: true },
        ]}
        rows={pools.map(({ pool, share, problems, clusters, trajectories, approved }) => ({
          key: pool,
          head: <PoolChip pool={pool} />,
          cells: [
            <ShareBar key="share" share={share} wanted={wantedShare(shares, pool)} />,
            <PoolFigure key="is" value={share}>
              {formatPercent(share)}
            </PoolFigure>,
            <PoolFigure key="wanted" value={wantedShare(shares, pool)}>
              {formatPercent(wantedShare(shares, pool))}
            </PoolFigure>,
            <Count key="problems" count={problems} />,
            <Count key="clusters" count={clusters} />,
            (trajectories > 0 && rowsOf?.(pool, trajectories, "all")) || (
              <Count key="trajectories" count={trajectories} />
            ),
            (approved > 0 && rowsOf?.(pool, approved, "approved")) || <Count key="approved" count={approved} />,
          ],
        }))}
      />
      {empty.map((words) => (
        <p key={words} role="note" className="flex items-start gap-1.5 text-table">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 text-subtask" />
          {words}
        </p>
      ))}
    </div>
  );
}

function Count({ count }: { count: number }) {
  return <PoolFigure value={count}>{formatNumber(count)}</PoolFigure>;
}
