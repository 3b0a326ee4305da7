import type { ProcessMeasures } from "@/lib/domain/process-measures";
import type { Act } from "./acts";

/** The highest page that a search asked for; without a page it is the first. Absent without a search. */
export function pageDepth(acts: readonly Act[]): Pick<ProcessMeasures, "pageDepth"> {
  const pages = acts.filter(({ tool }) => tool === "find_product").map(({ args }) => pageOf(args["page"]));
  if (pages.length === 0) return {};

  return { pageDepth: pages.reduce((most, page) => Math.max(most, page), 1) };
}

function pageOf(value: unknown): number {
  const page = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;

  return Number.isInteger(page) && page >= 1 ? page : 1;
}
