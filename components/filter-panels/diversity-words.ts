import { countOf, formatNumber, formatPercent, formatTenths } from "@/components/ui/format-number";
import type { DIVERSITY_DIMENSIONS, Diversity } from "@/lib/contract/pipeline";

export type DiversityDimension = (typeof DIVERSITY_DIMENSIONS)[number];
type DimensionShares = Diversity["dimensions"][number];

/** What the set is divided by. */
export const DIMENSION_WORDS = {
  miner: {
    ...{ title: "By miner, who submitted the agent", one: "miner", many: "miners" },
    ...{ some: "name a miner", none: "no miner" },
  },
  agent: {
    ...{ title: "By agent version", one: "agent version", many: "agent versions" },
    ...{ some: "name an agent version", none: "no agent version" },
  },
  template: {
    ...{ title: "By thought template, the form of one sentence", one: "template", many: "templates" },
    ...{ some: "have a thought", none: "no thought" },
  },
  problem: {
    ...{ title: "By problem", one: "problem", many: "problems" },
    ...{ some: "name a problem", none: "no problem" },
  },
} as const satisfies Record<DiversityDimension, Readonly<Record<"title" | "one" | "many" | "some" | "none", string>>>;

/** "as diverse as 12.3 equally large miners, of 40"; where some name none, of which trajectories that holds. */
export function effectiveText({ by, known, values, effective }: DimensionShares, total: number): string {
  const { one, many, some, none } = DIMENSION_WORDS[by];
  if (values === 0) return `${none} in any of them`;
  const rounded = formatTenths(effective);
  const text = `as diverse as ${rounded} equally large ${rounded === "1.0" ? one : many}, of ${formatNumber(values)}`;

  return known === total ? text : `${text}; shares are of the ${formatNumber(known)} that ${some}`;
}

/** Which value weighs most, and how few the set is worth. */
export function diversityConclusion({ total, dimensions }: Diversity): string | undefined {
  if (total === 0) return undefined;
  const narrow = dimensions
    .filter(({ values }) => values > 1)
    .toSorted((one, other) => one.effective / one.values - other.effective / other.values)[0];
  if (!narrow)
    return dimensions.every(({ known }) => known === total)
      ? "One value of each: nothing here is mixed."
      : "At most one value of each is known: nothing here is known to be mixed.";
  const { by, known, values, effective, rows } = narrow;
  const { one, many, some, none } = DIMENSION_WORDS[by];
  const of = countOf(known, "trajectory", "trajectories");
  const unknown = known === total ? "" : ` ${formatNumber(total - known)} more: ${none}.`;

  return `Of ${of}${known === total ? "" : ` that ${some}`} the largest ${one} makes up ${formatPercent(rows[0]?.share ?? 0)}; ${formatNumber(values)} ${many} are worth ${formatTenths(effective)} equally large ones.${unknown}`;
}
