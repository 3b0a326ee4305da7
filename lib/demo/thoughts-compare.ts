import type { Need } from "./problem";
import type { SearchHit } from "./product";
import type { Rng } from "./rng";
import { type Choice, firstAttribute, shortTitle } from "./shopper";

/** Before opening candidates. */
export function viewingThought(rng: Rng, hits: readonly SearchHit[], need: Need): string {
  const [first, second] = hits;
  if (!first) return "";

  const wanted = need.attributes.map(([, value]) => value).join(" and ") || "the details";
  if (!second) {
    return rng.pick([
      `Only ${first.product_id} is plausible at ${first.price}. I open it to confirm ${wanted}.`,
      `${shortTitle(first)} (${first.price} PHP) looks right from the title. The view should show ${wanted}.`,
    ]);
  }
  return rng.pick([
    `Two candidates: ${first.product_id} at ${first.price} and ${second.product_id} at ${second.price}. Search results do not show attributes, so I open both for ${wanted}.`,
    `${shortTitle(first)} (${first.price}) and ${shortTitle(second)} (${second.price}) both fit the words. Checking ${wanted}.`,
    `Sold counts are ${first.sold_count} and ${second.sold_count}, which says little. I need ${wanted}, so view ${hits.map((hit) => hit.product_id).join(", ")}.`,
    `Shortlist of ${hits.length}: ${hits.map((hit) => `${hit.product_id} @ ${hit.price}`).join("; ")}. Reading their attributes next.`,
  ]);
}

/** Why one listing is taken over another, with data from both. */
export function comparingThought(rng: Rng, choice: Choice, need: Need): string {
  const { hit, rival } = choice;
  if (!rival) return citingThought(rng, choice, need);

  const own = firstAttribute(choice.view) ?? `a price of ${hit.price}`;
  const other = firstAttribute(choice.rivalView) ?? "nothing on the attributes";
  const cheaper =
    hit.price <= rival.price
      ? `is also cheaper than ${rival.price}`
      : `costs more than ${rival.price}, which the task allows`;

  return rng.pick([
    `${hit.product_id} has ${own}; ${rival.product_id} shows ${other}. At ${hit.price} the first ${cheaper}. I take ${hit.product_id} because it meets what was asked.`,
    `Comparing ${shortTitle(hit)} (${hit.price}) with ${shortTitle(rival)} (${rival.price}): the former lists ${own}, the latter ${other}, so ${hit.product_id} wins over ${rival.product_id}.`,
    `${rival.product_id} at ${rival.price} would do on words, but it has ${other}. ${hit.product_id} has ${own} and services ${hit.service.join(", ") || "none"}, therefore the better fit than ${rival.product_id}.`,
    `Between ${hit.product_id} and ${rival.product_id}: ${own} against ${other}, ${hit.price} against ${rival.price} PHP. The first is better because every stated requirement can be found in its view.`,
  ]);
}

/** Data of the chosen listing, no other candidate. */
export function citingThought(rng: Rng, choice: Choice, need: Need): string {
  const { hit } = choice;
  const own = firstAttribute(choice.view);
  const known = own === undefined ? `is listed at ${hit.price}` : `is listed at ${hit.price} with ${own}`;

  return rng.pick([
    `${hit.product_id} ${known}. That matches the request for a ${need.noun}.`,
    `${shortTitle(hit)} ${known}${hit.service.length > 0 ? `, service ${hit.service.join(" and ")}` : ""}. Good enough to recommend.`,
    `The view confirms it: ${hit.product_id} ${known}, from shop ${hit.shop_id}.`,
    `${known.charAt(0).toUpperCase()}${known.slice(1)}: ${shortTitle(hit)}. Taking it.`,
  ]);
}

/** Talk that cites nothing. */
export function narratingThought(rng: Rng, need: Need): string {
  return rng.pick([
    `I have looked through the results carefully and the best ${need.noun} is clear. Time to answer.`,
    "All requirements have been considered thoroughly. The selected item satisfies the user's needs in every respect.",
    `The search went well. I am confident in this choice of ${need.noun}.`,
    "After a detailed analysis of the options, I proceed with the most suitable product.",
    "Everything checks out, so I finalise the recommendation now.",
    "The results contain what we need. Recommending it and ending the session.",
  ]);
}
