import type { Problem } from "./problem";
import type { ProductView, SearchHit } from "./product";
import type { Rng } from "./rng";

/** Odds of a model's habits, 0 to 1. */
export interface Skill {
  /** Reads the task right: query words, filters, best candidate, order. */
  readonly level: number;
  /** Opens candidates before it commits. */
  readonly verify: number;
  /** Weighs two candidates in its thoughts. */
  readonly compare: number;
  /** Quotes prices, ids and attributes rather than talking in general. */
  readonly cite: number;
  /** Searches again when nothing fits, up to this many times an item. */
  readonly stamina: number;
}

/** One model at work on one problem. */
export interface Task {
  readonly problem: Problem;
  readonly rng: Rng;
  readonly skill: Skill;
}

/** What a search for one item ends with. */
export interface Choice {
  readonly hit: SearchHit;
  readonly view?: ProductView;
  readonly rival?: SearchHit;
  readonly rivalView?: ProductView;
}

/** The name a thought uses for a listing: brand and what it is, no seller's noise. */
export function shortTitle(hit: Pick<SearchHit, "title">): string {
  return hit.title.split(" ").slice(0, 4).join(" ");
}

/** One attribute of a view in words, the first one the need did not have to name. */
export function firstAttribute(view: ProductView | undefined): string | undefined {
  const found = Object.entries(view?.attributes ?? {}).find(([key]) => key !== "brand");

  return found ? `${found[0].replaceAll("_", " ")} ${found[1].join("/")}` : undefined;
}
