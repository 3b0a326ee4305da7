import type { ReactNode } from "react";
import { ReportTable } from "@/components/judge-report/report-table";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { PreviewSplit, Split } from "@/lib/contract/splits";
import type { Pool } from "@/lib/leak/assign-pools";
import { PoolChip } from "./pool-chip";
import { ShareBar } from "./share-bar";
import { wantedShare } from "./share-words";

interface PoolTableProps {
  caption: string;
  pools: Split["pools"];
  shares: PreviewSplit["shares"];
  /** Where the trajectories of a pool are listed. */
  rowsOf?: (pool: Pool, count: number, filter: "all" | "approved") => ReactNode;
}

/** What each pool holds, with its share against the one that it is to get. */
export function PoolTable({ caption, pools, shares, rowsOf }: PoolTableProps) {
  return (
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
          <span key="is" className="whitespace-nowrap">
            {formatPercent(share)}
          </span>,
          <span key="wanted" className="whitespace-nowrap text-ink-2">
            {formatPercent(wantedShare(shares, pool))}
          </span>,
          <Count key="problems" count={problems} />,
          <Count key="clusters" count={clusters} />,
          rowsOf?.(pool, trajectories, "all") ?? <Count key="trajectories" count={trajectories} />,
          rowsOf?.(pool, approved, "approved") ?? <Count key="approved" count={approved} />,
        ],
      }))}
    />
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className={count === 0 ? "font-mono text-mono text-ink-3" : "font-mono text-mono"}>
      {formatNumber(count)}
    </span>
  );
}
