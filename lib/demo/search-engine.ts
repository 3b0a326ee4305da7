import { type Product, type ProductView, SERVICES, type SearchHit, toHit, toView } from "./product";

export interface SearchParams {
  readonly q: string;
  readonly page?: number;
  readonly shop_id?: string;
  /** "low-high", either end may be open. */
  readonly price?: string;
  readonly sort?: string;
  /** Comma list. */
  readonly service?: string;
}

export interface SearchEngine {
  readonly find: (params: SearchParams) => readonly SearchHit[];
  readonly view: (productIds: string) => readonly ProductView[];
  readonly product: (productId: string) => Product | undefined;
}

const PAGE_SIZE = 10;
const LAST_PAGE = 5;
/** Listings that fit much worse than the best one are left out. */
const RELATIVE_FLOOR = 0.66;
/** A listing is found when it carries at least this share of the query's word weight. */
const FLOOR = 0.5;

/** Word search over the catalogue with the arena server's habits: filters it cannot read are ignored, unknown ids dropped. */
export function createSearchEngine(products: readonly Product[]): SearchEngine {
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const words = new Map(products.map((product) => [product, new Set(indexWords(product))]));
  const weights = wordWeights([...words.values()], products.length);
  const known = new Map<string, readonly SearchHit[]>();

  function find(params: SearchParams): readonly SearchHit[] {
    const key = JSON.stringify(params);
    const hits = known.get(key) ?? search(params);

    known.set(key, hits);
    return hits;
  }

  function search(params: SearchParams): readonly SearchHit[] {
    const page = params.page ?? 1;
    if (!Number.isInteger(page) || page < 1 || page > LAST_PAGE) return [];

    const terms = tokens(params.q);
    const total = sum(terms.map((term) => weights.get(term) ?? 1));
    const found = products
      .map((product) => ({ product, score: score(terms, words.get(product)) }))
      .filter((match) => match.score >= total * FLOOR && match.score > 0 && passes(match.product, params))
      .toSorted((a, b) => b.score - a.score || b.product.sold_count - a.product.sold_count);
    const ranked = found.filter((match) => match.score >= (found[0]?.score ?? 0) * RELATIVE_FLOOR);

    return order(
      ranked.map(({ product }) => product),
      params.sort,
    )
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map(toHit);
  }

  function score(terms: readonly string[], held: ReadonlySet<string> | undefined): number {
    return sum(terms.filter((term) => held?.has(term)).map((term) => weights.get(term) ?? 0));
  }

  function view(productIds: string): readonly ProductView[] {
    return productIds.split(",").flatMap((id) => {
      const product = byId.get(id.trim());

      return product ? [toView(product)] : [];
    });
  }

  return { find, view, product: (productId) => byId.get(productId) };
}

function passes(product: Product, params: SearchParams): boolean {
  if (params.shop_id !== undefined && params.shop_id !== product.shop_id) return false;
  if (!inRange(product.price, params.price)) return false;

  const wanted = (params.service ?? "").split(",").filter((name) => SERVICES.some((service) => service === name));
  return wanted.every((name) => product.service.some((service) => service === name));
}

/** A price filter without exactly one dash is ignored. */
function inRange(price: number, filter: string | undefined): boolean {
  const ends = filter?.split("-");
  if (ends?.length !== 2) return true;

  const [low, high] = ends.map((end) => (end === "" ? Number.NaN : Number(end)));
  return !(low !== undefined && price < low) && !(high !== undefined && price > high);
}

function order(products: readonly Product[], sort: string | undefined): readonly Product[] {
  if (sort === "priceasc") return products.toSorted((a, b) => a.price - b.price);
  if (sort === "pricedesc") return products.toSorted((a, b) => b.price - a.price);
  if (sort === "order") return products.toSorted((a, b) => b.sold_count - a.sold_count);
  return products;
}

function indexWords(product: Product): readonly string[] {
  const attributes = Object.values(product.attributes).flat().join(" ");

  return tokens(`${product.title} ${product.short_description} ${attributes}`);
}

/** Lower-case words; plus signs of an encoded query count as spaces. */
function tokens(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** Rare words weigh more, as in any text index. */
function wordWeights(sets: readonly ReadonlySet<string>[], count: number): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();

  for (const set of sets) for (const word of set) seen.set(word, (seen.get(word) ?? 0) + 1);
  return new Map([...seen].map(([word, held]) => [word, Math.log(1 + count / held)]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
