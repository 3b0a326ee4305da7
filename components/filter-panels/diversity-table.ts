import type { ChartData } from "@/components/chart-frame/chart-data";
import { formatShare } from "@/components/judge-report/format-estimate";
import { formatNumber, formatTenths } from "@/components/ui/format-number";
import type { Diversity } from "@/lib/contract/pipeline";
import { DIMENSION_WORDS } from "./diversity-words";

/** Every value that is named, of each dimension. */
export function diversityTable({ dimensions }: Diversity, addressOf: (filter: string) => string): ChartData {
  return {
    columns: [
      { name: "Of" },
      { name: "Value" },
      { name: "Trajectories", format: formatNumber },
      { name: "Share", format: formatShare },
      { name: "Effective number", format: formatTenths },
      { name: "All values", format: formatNumber },
    ],
    rows: dimensions.flatMap(({ by, values, effective, rows }) =>
      rows.map(({ value, count, share, filter }) => [
        DIMENSION_WORDS[by].one,
        value ?? DIMENSION_WORDS[by].none,
        filter === null ? count : { value: count, href: addressOf(filter) },
        share,
        effective,
        values,
      ]),
    ),
  };
}
