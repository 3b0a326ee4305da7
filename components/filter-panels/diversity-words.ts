import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import type { DIVERSITY_DIMENSIONS, Diversity } from "@/lib/contract/pipeline";

export type DiversityDimension = (typeof DIVERSITY_DIMENSIONS)[number];
type DimensionShares = Diversity["dimensions"][number];

/** What the set is divided by. */
export const DIMENSION_WORDS = {
  miner: { title: "By miner, who submitted the agent", one: "miner", many: "miners", none: "no miner" },
  agent: { title: "By agent version", one: "agent version", many: "agent versions", none: "no agent version" },
  template: { title: "By thought template", one: "template", many: "templates", none: "no thought" },
  problem: { title: "By problem", one: "problem", many: "problems", none: "no problem" },
} as const satisfies Record<DiversityDimension, Readonly<Record<"title" | "one" | "many" | "none", string>>>;

/** "as diverse as 12.3 equally large miners, of 40". */
export function effectiveText({ by, values, effective }: Pick<DimensionShares, "by" | "values" | "effective">): string {
  const { one, many } = DIMENSION_WORDS[by];
  const rounded = effective.toFixed(1);

  return `as diverse as ${rounded} equally large ${rounded === "1.0" ? one : many}, of ${formatNumber(values)}`;
}

/** Which value weighs most, and how few the set is worth. */
export function diversityConclusion({ total, dimensions }: Diversity): string | undefined {
  if (total === 0) return undefined;
  const narrow = dimensions
    .filter(({ values }) => values > 1)
    .toSorted((one, other) => one.effective / one.values - other.effective / other.values)[0];
  if (!narrow) return "One value of each: nothing here is mixed.";
  const { one, many } = DIMENSION_WORDS[narrow.by];
  const most = narrow.rows[0];

  return `Of ${countOf(total, "trajectory", "trajectories")} the largest ${one} makes up ${formatPercent(most?.share ?? 0)}; ${formatNumber(narrow.values)} ${many} are worth ${narrow.effective.toFixed(1)} equally large ones.`;
}
