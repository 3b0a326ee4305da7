import { type Bucket, type Need, rangeEnds, type Voucher } from "./problem";
import type { Service } from "./product";
import type { Rng } from "./rng";

const SERVICE_TEXT: Readonly<Record<Service, string>> = {
  official: "from an official store",
  freeShipping: "with free shipping",
  COD: "with cash on delivery",
  flashsale: "on flash sale",
};

/** The task as a shopper writes it. */
export function phraseQuery(needs: readonly Need[], bucket: Bucket, voucher: Voucher | undefined, rng: Rng): string {
  const items = needs.map((need) => phraseNeed(need, rng));
  const text = `${rng.pick(OPENINGS[bucket])} ${join(items)}.`;

  return voucher ? `${text}\n\n${phraseVoucher(voucher)}` : text;
}

const OPENINGS: Readonly<Record<Bucket, readonly string[]>> = {
  product: ["Looking for", "Show me", "I need", "Can you find", "Help me pick"],
  shop: [
    "Find one shop that sells",
    "Which shop carries",
    "I want to order from a single shop:",
    "Find a shop offering",
  ],
  voucher: ["Looking for", "I plan to buy", "Please put together", "I want"],
};

function phraseNeed(need: Need, rng: Rng): string {
  const described = need.words.filter((word) => word !== "" && !need.noun.includes(word));
  const attributes = need.attributes.map(([key, value]) => `${words(key)} ${value}`);
  const option = need.option ? [`available in ${words(need.option[0])} "${need.option[1]}"`] : [];
  const tail = [
    ...attributes,
    ...option,
    ...need.services.map((name) => SERVICE_TEXT[name]),
    ...phrasePrice(need, rng),
  ];

  return [`a ${[...described, need.noun].join(" ")}`, ...tail].join(", ");
}

function phrasePrice(need: Need, rng: Rng): readonly string[] {
  if (!need.price) return [];

  const { low, high } = rangeEnds(need.price);
  if (low !== undefined && high !== undefined) return [`priced from ${low} to ${high} PHP`];
  if (low !== undefined) return [rng.pick([`priced above ${low} PHP`, `costing more than ${low} pesos`])];
  return [`below ${high ?? 0} PHP`];
}

/** The opening words are those of the arena's voucher tasks; agents key on them. */
function phraseVoucher(voucher: Voucher): string {
  const scope = voucher.voucher_type === "platform" ? "any products" : "products of one shop only";
  const discount =
    voucher.discount_type === "fixed"
      ? `It takes a fixed \`${voucher.face_value ?? 0}\` off.`
      : `It takes \`${Math.round((voucher.discount ?? 0) * 100)}%\` off, at most \`${voucher.cap ?? 0}\`.`;

  return [
    `My budget is only \`${voucher.budget}\`, but I have a voucher with the following rules:`,
    `1. It can be used for ${scope}.`,
    `2. The products must cost more than \`${voucher.threshold}\` in total.`,
    `3. ${discount}`,
  ].join("\n");
}

function join(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join("; ")}; and ${items.at(-1) ?? ""}`;
}

function words(key: string): string {
  return key.replace(/^fa_/, "").replaceAll("_", " ");
}
