import { HOME_FAMILIES } from "./families-home";
import { KIT_FAMILIES } from "./families-kit";
import { WEAR_FAMILIES } from "./families-wear";
import type { Family } from "./family";
import { HOSTILE_DESCRIPTIONS, hostileTitle } from "./hostile-text";
import { type Product, SERVICES, type Service } from "./product";
import { createRng, type Rng } from "./rng";
import { digits } from "./stable-id";

const FAMILIES = [...HOME_FAMILIES, ...WEAR_FAMILIES, ...KIT_FAMILIES];
const BRANDS = [
  "Norvik",
  "Halimaw",
  "Tala Lane",
  "Pacifica Row",
  "Brillo",
  "Kasa Uno",
  "Owlet & Finch",
  "Marrow",
  "Dalisay",
  "Verdun",
  "Sikat",
  "Lumen Co",
  "Ternate",
  "Bodega 9",
  "Amihan",
  "Quillon",
  "Rota",
  "Saro",
  "Mirasol",
  "Fernway",
] as const;
const TAILS =
  "for Office;for Women;for Men;Gift Idea;2026 New;On Hand Ready to Ship;High Quality;Korean Style;Affordable;Cash on Delivery Available;Aesthetic;Minimalist Design;Best Seller".split(
    ";",
  );
const SERVICE_SHARE = { official: 0.22, freeShipping: 0.4, COD: 0.55, flashsale: 0.22 } as const satisfies Record<
  Service,
  number
>;
const SHOPS = 44;
const PER_SHOP = 12;

/** A few hundred listings of invented brands in 44 shops. One listing in nine is resold by a second shop under the same title. */
export function buildCatalogue(seed: number): readonly Product[] {
  const rng = createRng(seed, "catalogue");
  const products: Product[] = [];

  for (let shop = 0; shop < SHOPS; shop += 1) {
    const shopId = digits(`${seed}/shop/${shop}`, shop % 3 === 0 ? 6 : 7);

    for (const family of rng.sample(FAMILIES, PER_SHOP)) {
      const model = rng.chance(0.11) ? products.find((item) => item.noun === family.noun) : undefined;
      const own = list(family, shopId, products.length, seed, rng);

      products.push(model ? resell(model, own) : own);
    }
  }
  return products.map((product, index) => makeHostile(product, index));
}

function list(family: Family, shopId: string, index: number, seed: number, rng: Rng): Product {
  const brand = rng.pick(BRANDS);
  const attributes = Object.fromEntries(
    Object.entries(family.attributes).map(([key, values]) => [key, [rng.pick(values)]]),
  );
  const [low, high] = family.price;
  const style = rng.pick(family.styles);
  const feature = rng.pick(family.features);
  const words = [
    brand,
    titleCase(style),
    titleCase(family.noun),
    titleCase(feature),
    ...rng.sample(TAILS, rng.between(2, 5)),
  ];

  return {
    product_id: digits(`${seed}/product/${index}`, index % 4 === 0 ? 9 : 10),
    shop_id: shopId,
    brand,
    noun: family.noun,
    title: words.join(" "),
    short_description: rng.chance(0.4) ? `${titleCase(style)} ${family.noun}; ${feature}; 1 pc` : "",
    description: `${titleCase(family.noun)} by ${brand}, ${feature}. ${rng.pick(NOTES)}`,
    price: price(low, high, rng),
    sold_count: Math.floor(rng.next() ** 4 * 2400),
    service: SERVICES.filter((service) => rng.chance(SERVICE_SHARE[service])),
    sku_options: options(family, rng),
    attributes: { brand: [brand.toLowerCase()], ...attributes },
  };
}

const NOTES = [
  "Ships from Bulacan within two days.",
  "Please message us for stock before ordering.",
  "No return without an unboxing video.",
  "Ships from overseas, 7 to 12 days.",
  "Free replacement for factory defects within seven days.",
];

function price(low: number, high: number, rng: Rng): number {
  const raw = low + rng.next() ** 1.6 * (high - low);

  return rng.chance(0.5) ? Math.round(raw) : Math.round(raw * 100) / 100;
}

function options(family: Family, rng: Rng): Product["sku_options"] {
  const keys = Object.entries(family.options);
  const rows: Record<string, Record<string, string>> = {};
  const count = rng.between(2, 3);

  for (let row = 1; row <= count; row += 1) {
    rows[String(row)] = Object.fromEntries(keys.map(([key, values]) => [key, rng.pick(values)]));
  }
  return rows;
}

/** The same article in another shop: title and attributes stay, price and services are its own. */
function resell(model: Product, own: Product): Product {
  const { title, brand, attributes, short_description, sku_options } = model;

  return { ...own, title, brand, attributes, short_description, sku_options };
}

function makeHostile(product: Product, index: number): Product {
  if (index % 13 !== 5) return product;

  const nth = (index - 5) / 13;
  const description = HOSTILE_DESCRIPTIONS[nth % HOSTILE_DESCRIPTIONS.length] ?? product.description;

  return { ...product, description, title: nth % 6 === 0 ? hostileTitle(product.title) : product.title };
}

function titleCase(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
