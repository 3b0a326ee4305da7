import { phraseQuery } from "./phrase-query";
import {
  BUCKETS,
  type Bucket,
  type Difficulty,
  type Need,
  type PriceRange,
  type Problem,
  type Reward,
} from "./problem";
import type { Product } from "./product";
import { createRng, type Rng } from "./rng";
import { withSharedWish } from "./shared-wish";
import { stableUuid } from "./stable-id";
import { makeVoucher } from "./voucher";

/** `count` problems, dealt over the buckets in turn. Every one is solvable: its reward names listed products. */
export function buildProblems(seed: number, products: readonly Product[], count: number): readonly Problem[] {
  return Array.from({ length: count }, (_, index) => {
    const bucket = BUCKETS[index % BUCKETS.length] ?? "product";

    return buildProblem({ seed, products, bucket, number: Math.floor(index / BUCKETS.length) + 1 });
  });
}

interface Request {
  readonly seed: number;
  readonly products: readonly Product[];
  readonly bucket: Bucket;
  readonly number: number;
}

function buildProblem({ seed, products, bucket, number }: Request): Problem {
  const key = `problem/${bucket}/${number}`;
  const rng = createRng(seed, key);
  const difficulty = rng.pick<Difficulty>(["easy", "easy", "medium", "medium", "hard"]);
  const gold = pickGold(products, bucket, difficulty, rng);
  const parts = gold.map((product) => constrain(product, bucket, difficulty, rng));
  const needs = parts.map((part) => part.need);
  const voucher = bucket === "voucher" ? makeVoucher(gold, rng) : undefined;

  return {
    problemId: stableUuid(`${seed}/${key}`),
    bucket,
    difficulty,
    title: `${bucket.charAt(0).toUpperCase()}${bucket.slice(1)} ${number}`,
    query: withSharedWish(phraseQuery(needs, bucket, voucher, rng), bucket, number),
    needs,
    rewards: parts.map((part) => part.reward),
    ...(voucher ? { voucher } : {}),
  };
}

function pickGold(products: readonly Product[], bucket: Bucket, difficulty: Difficulty, rng: Rng): readonly Product[] {
  if (bucket === "product") return [rng.pick(products)];

  const first = rng.pick(products);
  const count = bucket === "voucher" && difficulty === "easy" ? 1 : ITEMS[difficulty];
  const pool =
    bucket === "shop" || rng.chance(0.5) ? products.filter((item) => item.shop_id === first.shop_id) : products;
  const others = rng.sample(
    pool.filter((item) => item.noun !== first.noun),
    count - 1,
  );

  return [first, ...others];
}

interface Constrained {
  readonly need: Need;
  readonly reward: Reward;
}

const ITEMS = { easy: 2, medium: 2, hard: 3 } as const satisfies Record<Difficulty, number>;
/** Title words beside the noun that the query gives away. */
const TOLD_WORDS = { easy: 3, medium: 2, hard: 1 } as const satisfies Record<Difficulty, number>;

/** Sellers' noise that no shopper repeats. */
const TAIL_WORDS: ReadonlySet<string> = new Set(
  "for with of on in to women men office gift idea new hand ready ship high quality korean style 2026 sale affordable cash delivery available aesthetic minimalist design best seller".split(
    " ",
  ),
);

/** Chooses what the problem asks for: a harder one tells less of the title and more that only a view shows. */
function constrain(product: Product, bucket: Bucket, difficulty: Difficulty, rng: Rng): Constrained {
  const titleWords = product.title.replace(/<[^>]*>|[\u202a-\u202e]/g, "").split(" ");
  const told = TOLD_WORDS[difficulty];
  const words = [
    ...(difficulty === "easy" ? titleWords.slice(0, 1) : []),
    ...rng.sample(
      titleWords.slice(1).filter((word) => !TAIL_WORDS.has(word.toLowerCase())),
      told,
    ),
  ];
  const services = rng.chance(0.5) ? rng.sample(product.service, 1) : [];
  const attributes = rng
    .sample(
      Object.entries(product.attributes).filter(([key]) => key !== "brand"),
      difficulty === "hard" ? 2 : 1,
    )
    .flatMap(([key, values]) => values.slice(0, 1).map((value) => [key, value] as const));
  const row = rng.pick(Object.values(product.sku_options));
  const option = difficulty !== "easy" && rng.chance(0.6) ? rng.pick(Object.entries(row)) : undefined;
  const price = bucket !== "voucher" && rng.chance(0.85) ? priceRange(product.price, rng) : undefined;

  return {
    need: {
      noun: product.noun,
      words: words.map((word) => word.toLowerCase()),
      services,
      attributes,
      ...(price ? { price } : {}),
      ...(option ? { option } : {}),
    },
    reward: {
      product_id: product.product_id,
      title: [product.title],
      ...(price ? { price: [price] } : {}),
      ...(services.length > 0 ? { service: services } : {}),
      ...(option ? { sku_options: [{ [option[0]]: option[1] }] } : {}),
      ...(attributes.length > 0 ? { attributes: attributes.map(([key, value]) => ({ [key]: [value] })) } : {}),
    },
  };
}

function priceRange(price: number, rng: Rng): PriceRange {
  if (rng.chance(0.3)) return { "greater than": [Math.floor(price * (0.55 + rng.next() * 0.35)), null] };

  return { between: [Math.floor(price * (0.5 + rng.next() * 0.4)), Math.ceil(price * (1.1 + rng.next() * 0.5))] };
}
