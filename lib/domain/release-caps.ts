import type { FilterThresholds } from "./filter-thresholds";

/** Caps of a recipe: a name that is missing is what the filter version says, null is no cap. */
export interface ReleaseCaps {
  readonly problem?: number | null | undefined;
  readonly miner?: number | null | undefined;
}

export const CAP_NAMES = ["problem", "miner"] as const satisfies readonly (keyof ReleaseCaps)[];
type CapName = (typeof CAP_NAMES)[number];

type VersionCaps = Pick<FilterThresholds, "capPerProblem" | "capPerMiner">;

/** The caps that count: those of the recipe, else those of the version. */
export function capsOf(caps: ReleaseCaps, version: VersionCaps): Readonly<Record<CapName, number | null>> {
  const { problem = version.capPerProblem, miner = version.capPerMiner } = caps;

  return { problem, miner };
}

/** A filter version with the caps of a recipe over its own. */
export function withCaps<Thresholds extends VersionCaps>(thresholds: Thresholds, caps: ReleaseCaps): Thresholds {
  const { problem, miner } = capsOf(caps, thresholds);

  return { ...thresholds, capPerProblem: problem, capPerMiner: miner };
}

/** What a recipe says of the caps, in words. */
export function capsWords(caps: ReleaseCaps): string {
  const said = CAP_NAMES.flatMap((name) => (caps[name] === undefined ? [] : [`${capWords(caps[name])} a ${name}`]));

  return said.length === 0 ? "those of the filter version" : said.join(", ");
}

/** One cap in words. */
export function capWords(cap: number | null): string {
  return cap === null ? "any number" : cap.toLocaleString("en");
}
