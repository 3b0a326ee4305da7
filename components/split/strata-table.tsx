import { ReportTable } from "@/components/judge-report/report-table";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { PreviewSplit, SplitPreview } from "@/lib/contract/splits";
import { POOLS, wantedShare } from "@/lib/leak/assign-pools";
import { PoolFigure } from "./pool-figure";
import { POOL_LOOK } from "./pool-look";
import { strataNote } from "./share-words";

/** From here a pool is more than a little off what it is to get. */
const FAR = 0.05;

interface StrataTableProps {
  strata: SplitPreview["strata"];
  /** How many there are of which these are the largest. */
  count: number;
  shares: PreviewSplit["shares"];
  /** What the strata are told apart by. */
  by: PreviewSplit["strata"];
}

/** How near each stratum comes to the shares: a large cluster cannot be torn to meet them. */
export function StrataTable({ strata, count, shares, by }: StrataTableProps) {
  if (count < 2) return null;
  const used = POOLS.filter((pool) => shares[pool] > 0 || strata.some(({ pools }) => shareIn(pools, pool) > 0));

  return (
    // As wide as its figures are read across.
    <div className="max-w-200">
      <h3 className="text-table font-medium">Within each stratum</h3>
      <p className="mb-1 text-table text-ink-2">{strataNote(by)}</p>
      <ReportTable
        caption="Shares of the pools within each stratum"
        columns={[
          { name: "Stratum" },
          { name: "Problems", isNumber: true },
          { name: "Clusters", isNumber: true },
          ...used.map((pool) => ({ name: asHead(POOL_LOOK[pool].name), isNumber: true as const })),
        ]}
        rows={strata.map(({ names, problems, clusters, pools }) => ({
          key: JSON.stringify(names),
          head: (
            <span className="block max-w-80 truncate">
              <PlainText text={names.map((name) => (name === "" ? "none named" : name)).join(" · ")} />
            </span>
          ),
          cells: [
            <PoolFigure key="problems" value={problems}>
              {formatNumber(problems)}
            </PoolFigure>,
            <PoolFigure key="clusters" value={clusters}>
              {formatNumber(clusters)}
            </PoolFigure>,
            ...used.map((pool) => (
              <StratumShare key={pool} share={shareIn(pools, pool)} wanted={wantedShare(shares, pool)} />
            )),
          ],
        }))}
      />
      {strata.length < count ? (
        <p className="mt-1 text-table text-ink-2">
          Showing the largest {formatNumber(strata.length)} of {formatNumber(count)}
        </p>
      ) : null}
    </div>
  );
}

function StratumShare({ share, wanted }: { share: number; wanted: number }) {
  const isFar = Math.abs(share - wanted) >= FAR;

  return (
    // All of one width, so that the pools stand at equal distances, also where one is told at length.
    <span className="inline-block whitespace-nowrap narrow:min-w-32">
      {isFar ? <span className="text-caption text-ink-2">wanted {formatPercent(wanted)}, is </span> : null}
      <PoolFigure value={share}>{formatPercent(share)}</PoolFigure>
    </span>
  );
}

function asHead(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function shareIn(pools: SplitPreview["strata"][number]["pools"], pool: (typeof POOLS)[number]): number {
  return pools.find((one) => one.pool === pool)?.share ?? 0;
}
