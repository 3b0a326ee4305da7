import { type Problem, type Reward, rangeEnds } from "./problem";
import type { Product } from "./product";
import { formatScore, lengthScore } from "./score-form";
import type { SearchEngine } from "./search-engine";
import type { SessionStep } from "./session";
import { RECOMMEND } from "./turn";
import { fitsBudget } from "./voucher";

export interface Score {
  readonly success: boolean;
  /** Side scores under the upstream keys; keys are absent when no recommended id resolves. */
  readonly scoreDict: Readonly<Record<string, number>>;
}

interface ItemScore {
  readonly product: Product;
  readonly gt: number;
  readonly rule: number;
  readonly title: number;
  readonly price: number;
  readonly service: number;
  readonly skuAndAttributes: number;
}

/**
 * The arena's rule scorer (domain 2.1). One simplification: titles are compared by normalised equality,
 * not by embedding similarity, so a substitute passes the title axis only under the very same title.
 */
export function scoreOutcome(problem: Problem, steps: readonly SessionStep[], engine: SearchEngine): Score {
  const ids = recommendedIds(steps);
  const wanted = problem.bucket === "product" ? problem.rewards.slice(0, 1) : problem.rewards;
  const items = wanted.map((reward, index) => scoreItem(reward, engine.product(ids[index] ?? "")));
  const found = items.flatMap((item) => (item ? [item] : []));
  const form = { length: lengthScore(steps), format: formatScore(steps) };
  if (found.length === 0) return { success: false, scoreDict: form };

  const mean = (read: (item: ItemScore) => number) =>
    round(found.reduce((sum, item) => sum + read(item), 0) / wanted.length);
  const rule = mean((item) => item.rule);
  const isComplete = items.every((item) => item !== undefined && item.rule > 0);
  const products = found.map((item) => item.product);
  const shop = isComplete && new Set(products.map((product) => product.shop_id)).size === 1;
  const budget = isComplete && problem.voucher !== undefined && fitsBudget(products, problem.voucher);

  return {
    success: rule >= 1 && (problem.bucket !== "shop" || shop) && (problem.bucket !== "voucher" || budget),
    scoreDict: {
      ...form,
      product: mean(() => 1),
      gt: mean((item) => item.gt),
      rule,
      title: mean((item) => item.title),
      price: mean((item) => item.price),
      service: mean((item) => item.service),
      "sku & attrs": mean((item) => item.skuAndAttributes),
      ...(problem.bucket === "shop" ? { shop: Number(shop) } : {}),
      ...(problem.bucket === "voucher" ? { budget: Number(budget) } : {}),
    },
  };
}

/** Ids of the last recommendation; anything but a comma text counts as none. */
function recommendedIds(steps: readonly SessionStep[]): readonly string[] {
  const last = steps.flatMap((step) => step.claimed).findLast((call) => call.name === RECOMMEND);
  const ids = last?.parameters["product_ids"];
  if (typeof ids !== "string") return [];

  return [
    ...new Set(
      ids
        .split(",")
        .map((id) => id.trim())
        .filter((id) => id !== ""),
    ),
  ];
}

function scoreItem(reward: Reward, product: Product | undefined): ItemScore | undefined {
  if (!product) return undefined;

  const gt = product.product_id === reward.product_id;
  const title = hits(reward.title, (text) => gt || normalise(text) === normalise(product.title));
  const price = hits(reward.price ?? [], (range) => {
    const { low, high } = rangeEnds(range);
    return (low === undefined || product.price >= low) && (high === undefined || product.price <= high);
  });
  const service = hits(reward.service ?? [], (name) => product.service.includes(name));
  const sku = bestRow(reward, product);
  const total = title.of + price.of + service.of + sku.of;
  const rule = total === 0 ? 0 : (title.hit + price.hit + service.hit + sku.hit) / total;

  return {
    product,
    gt: Number(gt),
    rule: gt ? 1 : round(rule),
    title: share(title),
    price: share(price),
    service: share(service),
    skuAndAttributes: share(sku),
  };
}

interface Hits {
  readonly hit: number;
  readonly of: number;
}

function hits<T>(wanted: readonly T[], test: (item: T) => boolean): Hits {
  return { hit: wanted.filter(test).length, of: wanted.length };
}

/** Required pairs found in one option row or in the attributes; the best row counts. */
function bestRow(reward: Reward, product: Product): Hits {
  const pairs = [
    ...(reward.sku_options ?? []).flatMap((option) => Object.entries(option)),
    ...(reward.attributes ?? []).flatMap((attribute) =>
      Object.entries(attribute).flatMap(([key, values]) => values.map((value) => [key, value] as const)),
    ),
  ];
  const rows = [{}, ...Object.values(product.sku_options)].map((row) => new Map(Object.entries(row)));
  const counts = rows.map(
    (row) =>
      hits(pairs, ([key, value]) => row.get(key) === value || (product.attributes[key] ?? []).includes(value)).hit,
  );

  return { hit: Math.max(...counts), of: pairs.length };
}

function share({ hit, of }: Hits): number {
  return of === 0 ? 0 : round(hit / of);
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function round(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}
