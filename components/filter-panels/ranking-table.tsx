import { formatRatio } from "@/components/ui/format-number";
import type { KnownLikeness } from "@/lib/contract/pipeline";

/** What ranks a trajectory among those of its problem: each signal, its weight and what it adds. */
export function RankingTable({ ranking }: Pick<KnownLikeness, "ranking">) {
  const rank = ranking.reduce((sum, { adds }) => sum + adds, 0);

  return (
    <table className="mt-2 w-full text-table">
      <caption className="text-left text-caption text-ink-3">
        Rank. The weights are Assay’s own, not the paper’s.
      </caption>
      <thead className="text-caption text-ink-3">
        <tr>
          <th scope="col" className="text-left font-medium">
            Signal
          </th>
          <th scope="col" className="text-right font-medium">
            value
          </th>
          <th scope="col" className="text-right font-medium">
            weight
          </th>
          <th scope="col" className="text-right font-medium">
            adds
          </th>
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ signal, value, weight, adds }) => (
          <tr key={signal}>
            <th scope="row" className="text-left font-normal text-ink-2">
              {signal}
            </th>
            <td className="text-right font-mono text-mono">{formatRatio(value)}</td>
            <td className="text-right font-mono text-mono">{formatRatio(weight)}</td>
            <td className="text-right font-mono text-mono">{formatRatio(adds)}</td>
          </tr>
        ))}
        <tr className="border-t border-line">
          <th scope="row" colSpan={3} className="text-left font-medium">
            rank
          </th>
          <td className="text-right font-mono text-mono">{formatRatio(rank)}</td>
        </tr>
      </tbody>
    </table>
  );
}
