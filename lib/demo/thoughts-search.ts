import { type Need, priceFilter } from "./problem";
import type { SearchHit } from "./product";
import type { Rng } from "./rng";
import { shortTitle } from "./shopper";

/** Before the first search of an item. */
export function openingThought(rng: Rng, need: Need, q: string, filters: readonly string[]): string {
  const asked = wish(need);
  const filtered =
    filters.length > 0 ? ` I add ${filters.join(" and ")} as ${filters.length > 1 ? "filters" : "a filter"}.` : "";

  return rng.pick([
    `The user wants ${asked}. I start with "${q}".${filtered}`,
    `First the ${need.noun}. Key words that should be in a listing title: ${q}.${filtered}`,
    `${asked}. Titles in this shop are long, so a short query should do: "${q}".${filtered}`,
    `Breaking it down: ${asked}. Attributes show only in the product view, so search broad with "${q}" and check later.${filtered}`,
    `Let me look for the ${need.noun}.${filtered} I will read the attributes once I have candidates.`,
    `Plan: search "${q}", keep what fits price and service, then open the best two.${filtered}`,
    `Requirement check: ${asked}. Query: ${q}.${filtered}`,
  ]);
}

/** After a search that did not settle it. */
export function refiningThought(rng: Rng, need: Need, hits: readonly SearchHit[], q: string): string {
  const [first, second] = hits;
  if (!first) {
    return rng.pick([
      `No results at all. The query was too narrow, I drop words and try "${q}".`,
      `Empty list. Either the price filter or one of the words is wrong. Retry with "${q}".`,
      `The search returned nothing. Sellers may name it differently, so next: "${q}".`,
    ]);
  }

  const missing = need.attributes[0]?.[1] ?? need.noun;
  return rng.pick([
    `${hits.length} hits, the top one is ${first.product_id} (${shortTitle(first)}) at ${first.price}, but nothing tells me it is ${missing}. Searching "${q}" instead.`,
    `The results drift: ${shortTitle(first)}${second ? `, ${shortTitle(second)}` : ""}. Not ${missing}. I put the attribute into the query: "${q}".`,
    `Prices run from ${Math.min(...hits.map((hit) => hit.price))} to ${Math.max(...hits.map((hit) => hit.price))} in these ${hits.length} listings and none fits everything. New query: "${q}".`,
    `${first.product_id} is close but does not match ${missing}. Let me try "${q}" before settling.`,
    `Not convinced by these hits. Rewording to "${q}".`,
  ]);
}

/** A turn that says what it does and cites nothing. */
export function plainThought(rng: Rng, need: Need): string {
  return rng.pick([
    `Let me have a closer look at what came up for the ${need.noun}.`,
    "I continue with the next step of the plan.",
    `Next I gather more detail before I decide on the ${need.noun}.`,
    "Let me check this carefully, it is important to get it right.",
    "Proceeding as planned. The details matter here, so I look again.",
    `I want to be thorough about the ${need.noun}.`,
  ]);
}

/** Between two items of one task. */
export function nextItemThought(rng: Rng, done: SearchHit, need: Need, q: string, inShop: string | undefined): string {
  if (inShop !== undefined) {
    return rng.pick([
      `${done.product_id} covers the first part at ${done.price}. Its shop is ${inShop}; does the same shop carry the ${need.noun}? Search "${q}" with shop_id ${inShop}.`,
      `Everything must come from one shop. ${shortTitle(done)} is sold by ${inShop}, so I search there for ${wish(need)}.`,
      `Now the ${need.noun}, limited to shop ${inShop} because the order has to be from one seller.`,
    ]);
  }

  return rng.pick([
    `Item noted: ${done.product_id} at ${done.price} PHP. Next the ${need.noun}: "${q}".`,
    `One down (${shortTitle(done)}, ${done.price}). Now ${wish(need)}.`,
    `Next on the list is the ${need.noun}. Query "${q}".`,
  ]);
}

function wish(need: Need): string {
  const price = priceFilter(need);
  const parts = [
    `a ${need.noun}`,
    ...need.attributes.map(([key, value]) => `${key.replace(/^fa_/, "").replaceAll("_", " ")} ${value}`),
    ...(need.option ? [`${need.option[0].replaceAll("_", " ")} ${need.option[1]}`] : []),
    ...need.services,
    ...(price === undefined ? [] : [`price ${price}`]),
  ];

  return parts.join(", ");
}
