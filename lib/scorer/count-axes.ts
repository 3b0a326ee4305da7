import type { Facts, ProductDocument } from "./product-document";
import type { Pair, PriceRange, RewardSpec } from "./reward-spec";
import type { ScoringRules } from "./scoring-version";

/** Axes of one item; shop and budget are of the whole task. */
export const ITEM_AXES = ["title", "price", "service", "sku", "attribute"] as const;
export type ItemAxis = (typeof ITEM_AXES)[number];

/** Constraints of an axis: `of` holds those that are met, those that are not, and those nobody can compare. */
export interface AxisCount {
  readonly hit: number;
  readonly open: number;
  /** 0: the axis is not constrained. */
  readonly of: number;
}

export type AxisCounts = Readonly<Record<ItemAxis, AxisCount>>;

/** Cosine of a product's title and a wanted one; undefined where it is not known. */
export type TitleSimilarity = (product: ProductDocument, rewardTitle: string) => number | undefined;

/** How many constraints of each axis a product meets (domain 2.1). The wanted product itself meets every title. */
export function countAxes(
  spec: RewardSpec,
  product: ProductDocument,
  rules: ScoringRules,
  similarity: TitleSimilarity,
): AxisCounts {
  const isGold = product.productId === spec.productId;
  const others = {
    price: count(spec.prices, (range) => isPriced(product.price, range)),
    service: count(spec.services, (name) => product.services?.includes(name)),
    ...countPairs(spec, product, rules),
  };
  const isOtherMissed = Object.values(others).some(({ hit, open, of }) => hit + open < of);
  const title = count(spec.titles, (text) =>
    isGold ? true : isTitled(similarity(product, text), rules, isOtherMissed),
  );

  return { title, ...others };
}

function count<T>(wanted: readonly T[], test: (item: T) => boolean | undefined): AxisCount {
  const results = wanted.map(test);

  return {
    hit: results.filter((result) => result === true).length,
    open: results.filter((result) => result === undefined).length,
    of: wanted.length,
  };
}

function isPriced(price: number | undefined, range: PriceRange | "unknown"): boolean | undefined {
  if (price === undefined || range === "unknown") return undefined;

  return (range.low === undefined || price >= range.low) && (range.high === undefined || price <= range.high);
}

/** The doubtful stretch of the later scorer is closed as soon as another constraint is missed. */
function isTitled(cosine: number | undefined, rules: ScoringRules, isOtherMissed: boolean): boolean | undefined {
  if (cosine === undefined) return undefined;
  if (cosine >= rules.titleThreshold) return true;
  if (rules.titleDoubt === undefined || cosine < rules.titleDoubt || isOtherMissed) return false;

  return undefined;
}

interface PairCounts {
  readonly sku: AxisCount;
  readonly attribute: AxisCount;
}

/** Required pairs found in one option row or in the attributes; the best row counts, the first of equal ones. */
function countPairs(spec: RewardSpec, product: ProductDocument, rules: ScoringRules): PairCounts {
  const rows: readonly Facts[] = [...(product.skuRows ?? []), new Map()];
  const isKnown = product.skuRows !== undefined && product.attributes !== undefined;
  const isMissProof = isKnown && rules.comparesExactly;
  const inRow = (row: Facts, pairs: readonly Pair[]): AxisCount => {
    const hit = pairs.filter((pair) => holds(row, pair) || holds(product.attributes, pair)).length;

    return { hit, open: isMissProof ? 0 : pairs.length - hit, of: pairs.length };
  };

  return rows
    .map((row) => ({ sku: inRow(row, spec.skuPairs), attribute: inRow(row, spec.attributePairs) }))
    .reduce((best, next) => (hitsOf(next) > hitsOf(best) ? next : best));
}

function hitsOf({ sku, attribute }: PairCounts): number {
  return sku.hit + attribute.hit;
}

function holds(facts: Facts | undefined, [key, value]: Pair): boolean {
  return facts?.get(key)?.includes(value) ?? false;
}
