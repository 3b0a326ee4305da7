import { craftFilters, craftQuery, type SearchArguments } from "./craft-search";
import { type Need, rangeEnds } from "./problem";
import type { ProductView, SearchHit } from "./product";
import type { Choice, Task } from "./shopper";
import { viewingThought } from "./thoughts-compare";
import { nextItemThought, openingThought, plainThought, refiningThought } from "./thoughts-search";
import type { CallResult, Turn } from "./turn";

export interface ItemSearch {
  readonly need: Need;
  /** Only this shop's listings. */
  readonly shopId?: string;
  /** The item chosen before this one. */
  readonly after?: SearchHit;
  /** Hits that an earlier turn already brought. */
  readonly given?: readonly SearchHit[];
}

interface Seen {
  readonly hits: Map<string, SearchHit>;
  readonly views: Map<string, ProductView>;
}

/** Searches, opens and chooses one item as a model does, one turn at a time. */
export function* findItem(task: Task, search: ItemSearch): Generator<Turn, Choice | undefined, readonly CallResult[]> {
  const { rng, skill } = task;
  const { need } = search;
  const seen: Seen = { hits: new Map(), views: new Map() };
  let last: readonly SearchHit[] = search.given ?? [];

  for (let attempt = 0; attempt <= skill.stamina; attempt += 1) {
    if (attempt > 0 || !search.given) last = yield* searchOnce(task, search, attempt, last);
    for (const hit of last) seen.hits.set(hit.product_id, hit);

    const shortlist = rank(task, need, [...seen.hits.values()]).slice(0, 3);
    if (shortlist.length === 0) continue;
    if (rng.chance(skill.verify)) yield* viewOnce(task, need, shortlist.slice(0, rng.between(2, 3)), seen);

    const best = choose(task, need, shortlist, seen);
    if (best && (isComplete(best, need) || !rng.chance(skill.level))) return best;
  }
  return choose(task, need, rank(task, need, [...seen.hits.values()]).slice(0, 3), seen);
}

function* searchOnce(task: Task, search: ItemSearch, attempt: number, last: readonly SearchHit[]) {
  const { rng, skill } = task;
  const { need, shopId } = search;
  const q = craftQuery(need, attempt, rng, skill.level);
  const filters = attempt < 2 ? craftFilters(need, rng, skill.level) : {};
  const think = attempt > 0 ? againThought(task, need, last, q) : firstThought(task, search, q, filters);
  const parameters = { q, ...filters, ...(shopId === undefined ? {} : { shop_id: shopId }) };
  const results: readonly CallResult[] = yield { think, calls: [{ name: "find_product", parameters }] };

  return results.flatMap((result) => (result.kind === "hits" ? result.value : []));
}

function againThought({ rng, skill }: Task, need: Need, last: readonly SearchHit[], q: string): string {
  return rng.chance(skill.cite) ? refiningThought(rng, need, last, q) : plainThought(rng, need);
}

function firstThought({ rng }: Task, { need, after, shopId }: ItemSearch, q: string, filters: SearchArguments): string {
  if (after) return nextItemThought(rng, after, need, q, shopId);

  const named = Object.entries(filters).map(([key, value]) => `${key} ${value}`);
  return openingThought(rng, need, q, named);
}

function* viewOnce(task: Task, need: Need, candidates: readonly SearchHit[], seen: Seen) {
  const fresh = candidates.filter((hit) => !seen.views.has(hit.product_id));
  if (fresh.length === 0) return;

  const think = task.rng.chance(task.skill.cite) ? viewingThought(task.rng, fresh, need) : plainThought(task.rng, need);
  const parameters = { product_ids: fresh.map((hit) => hit.product_id).join(",") };
  const results: readonly CallResult[] = yield { think, calls: [{ name: "view_product_information", parameters }] };

  for (const result of results) {
    if (result.kind === "views") for (const view of result.value) seen.views.set(view.product_id, view);
  }
}

/** By words of the title and what a hit shows; the weaker the model, the noisier. */
function rank({ rng, skill }: Task, need: Need, hits: readonly SearchHit[]): readonly SearchHit[] {
  const scored = hits.map((hit) => {
    const title = hit.title.toLowerCase();
    const overlap = need.words.filter((word) => title.includes(word)).length;
    const noun = title.includes(need.noun) ? 3 : 0;
    const fit = (inRange(hit, need) ? 1.5 : -2) + (need.services.every((name) => hit.service.includes(name)) ? 1 : -1);

    return { hit, score: overlap + noun + fit + rng.next() * (1.6 - skill.level) * 2.4 };
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ hit }) => hit);
}

function choose({ rng, skill }: Task, need: Need, shortlist: readonly SearchHit[], seen: Seen): Choice | undefined {
  const order = shortlist.toSorted(
    (a, b) => matched(seen.views.get(b.product_id), need) - matched(seen.views.get(a.product_id), need),
  );
  const [first, second] = rng.chance(0.45 + skill.level * 0.53) ? order : rng.sample(order, 2);
  if (!first) return undefined;

  const view = seen.views.get(first.product_id);
  const rivalView = second ? seen.views.get(second.product_id) : undefined;
  return {
    hit: first,
    ...(view ? { view } : {}),
    ...(second ? { rival: second } : {}),
    ...(rivalView ? { rivalView } : {}),
  };
}

function isComplete(choice: Choice, need: Need): boolean {
  const asked = need.attributes.length + (need.option ? 1 : 0);

  return matched(choice.view, need) >= asked && inRange(choice.hit, need);
}

/** How many asked attributes and options a view confirms; nothing seen is slightly better than a mismatch. */
function matched(view: ProductView | undefined, need: Need): number {
  if (!view) return 0.4;

  const rows = Object.values(view.sku_options);
  const { option } = need;
  const hasOption = option !== undefined && rows.some((row) => row[option[0]] === option[1]);
  return need.attributes.filter(([key, value]) => view.attributes[key]?.includes(value)).length + (hasOption ? 1 : 0);
}

function inRange(hit: SearchHit, need: Need): boolean {
  const { low, high } = need.price ? rangeEnds(need.price) : {};

  return !(low !== undefined && hit.price < low) && !(high !== undefined && hit.price > high);
}
