import type { ProductCard } from "./product-card";
import type { TextRange } from "./text-runs";

/** The texts of a card, in its order. */
export const CARD_PARTS = ["title", "id", "services", "facts"] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** A stretch of one text of one card. */
export interface CardHit extends TextRange {
  /** Position of the card. */
  readonly card: number;
  readonly part: CardPart;
}

/** What a card writes for each of its parts; empty where it has none. */
export function cardTexts({ title = "", id, services, facts }: ProductCard): Readonly<Record<CardPart, string>> {
  return { title, id, services: services.join(", "), facts: facts.join(" · ") };
}
