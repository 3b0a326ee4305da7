import { countOf, formatNumber } from "@/components/ui/format-number";
import type { RescoredOutcome, RescoringReport } from "@/lib/contract/rescoring";
import type { RescoredPart } from "@/lib/domain/rescored-outcome";

export const PART_WORD = {
  success: "success",
  title: "title",
  price: "price",
  service: "service",
  sku: "SKU",
  attribute: "attribute",
  shop: "one shop",
  budget: "budget",
} as const satisfies Record<RescoredPart, string>;

/** "rules of SN15 to mid 2026". */
export function rulesText(version: string): string {
  return RULES_OF[version] ?? `rules of ${version}`;
}

const RULES_OF: Readonly<Record<string, string>> = {
  shoppingbench: "rules of ShoppingBench",
  sn15: "rules of SN15 to mid 2026",
  "sn15-later": "rules of SN15 after mid 2026",
};

/** "price, SKU and attribute". */
export function partsText(parts: readonly RescoredPart[]): string {
  const words = parts.map((part) => PART_WORD[part]);
  const last = words.at(-1) ?? "";

  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** Rows that no count of the panel holds, with what leaves them out. */
export function rewardsLeftOut({ blind, sharing }: NonNullable<RescoringReport["leftOut"]>): string {
  const all = countOf(blind + sharing, "trajectory", "trajectories");
  if (sharing === 0) return `${all} that you review blind ${blind === 1 ? "is" : "are"} left out.`;

  return `${all} are left out: ${formatNumber(blind)} that you review blind, and ${formatNumber(sharing)} whose reward spec would tell of them.`;
}

/** What an answer of the rules rests on: whose rules, which products are known from where, whether titles were compared. */
export function basisText({
  version,
  products,
  titles,
}: Pick<RescoredOutcome, "version" | "products" | "titles">): string {
  const { recommended, fromCatalogue, fromResults } = products;
  const unknown = recommended - fromCatalogue - fromResults;

  return [
    rulesText(version),
    ...(recommended === 0 ? ["nothing recommended"] : []),
    ...(recommended > 0 && fromCatalogue === recommended ? ["products of the catalogue"] : []),
    ...(fromResults > 0 ? [`${fromResults} of ${productsText(recommended)} seen in results`] : []),
    ...(unknown > 0 ? [`${unknown} of ${productsText(recommended)} not known`] : []),
    ...(titles === "left_out" ? ["title not compared: no embeddings"] : []),
  ].join(" · ");
}

function productsText(count: number): string {
  return count === 1 ? "1 product" : `${count} products`;
}
